import type { APIRoute } from 'astro';
import { trainingCases } from '../../../site/training.ts';

export const GET: APIRoute = () => Response.json(trainingCases());
