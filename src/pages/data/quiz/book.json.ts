import type { APIRoute } from 'astro';
import { trainingBook } from '../../../site/training.ts';

export const GET: APIRoute = () => Response.json(trainingBook());
