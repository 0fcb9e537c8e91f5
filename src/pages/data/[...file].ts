import type { APIRoute, GetStaticPaths } from 'astro';
import { exportedFiles, exportedSheetFiles } from '../../corpus/exported-files.ts';
import { loadSheet } from '../../files/corpus.ts';
import { corpus } from '../../site/book.ts';

const files = new Map([...exportedFiles(corpus), ...exportedSheetFiles(loadSheet().corpus)]);

export const getStaticPaths: GetStaticPaths = () => [...files.keys()].map((file) => ({ params: { file } }));

const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xml: 'application/akn+xml; charset=utf-8',
};

export const GET: APIRoute = ({ params: { file = '' } }) =>
  new Response(files.get(file)?.() ?? '', { headers: { 'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'text/plain' } });
