import type { APIRoute, GetStaticPaths } from 'astro';
import { exportedFiles, exportedSheetFiles } from '../../corpus/exports/files.ts';
import { loadSheet } from '../../files/corpus.ts';
import { corpus } from '../../site/book.ts';
import { absolute } from '../../site/url.ts';

const base = absolute('data/', new URL(import.meta.env.SITE));
const files = new Map([...exportedFiles(corpus, base), ...exportedSheetFiles(loadSheet().corpus, base)]);

export const getStaticPaths: GetStaticPaths = () => [...files.keys()].map((file) => ({ params: { file } }));

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/akn+xml; charset=utf-8',
};

export const GET: APIRoute = ({ params: { file = '' } }) =>
  new Response(files.get(file)?.() ?? '', { headers: { 'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain' } });
