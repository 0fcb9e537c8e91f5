import type { APIRoute } from 'astro';
import { trainingCases } from '../../../components/site/training.ts';

export const GET: APIRoute = () => Response.json(trainingCases());
