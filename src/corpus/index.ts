/** The rulebooks as data: content files parsed and linked, checked, compared edition with edition, and written as JSON, CSV and Akoma Ntoso. */
export * from './anchor.ts';
export * from './books.ts';
export * from './comparison.ts';
export * from './coverage.ts';
export * from './exports/files.ts';
export * from './exports/shapes.ts';
export * from './lint/index.ts';
export * from './model.ts';
export * from './parse.ts';
export * from './status.ts';
