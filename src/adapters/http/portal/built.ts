import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { tagOf } from '../kernel/response/conditional.ts';

export interface BuiltFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Unquoted. */
  readonly etag: string;
}

/** The built portal: its pages and its files by path. `{{nonce}}` in a page is replaced with a nonce. */
export interface BuiltPortal {
  readonly page: string;
  /** The appeals page. Undefined if an earlier release built the portal without one. */
  readonly appeals: string | undefined;
  /** The staff console. Undefined if an earlier release built the portal without one. */
  readonly console: string | undefined;
  /** The studio of artists and labels. Undefined if an earlier release built the portal without one. */
  readonly studio: string | undefined;
  readonly files: ReadonlyMap<string, BuiltFile>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const fileOf = (path: string): BuiltFile => {
  const bytes = readFileSync(path);
  const mediaType = mediaTypes[posix.extname(path)] ?? 'application/octet-stream';
  return { bytes, mediaType, etag: tagOf(bytes).slice(1, -1) };
};

const pageIn = (folder: string, name: string): string | undefined => {
  const path = join(folder, name);
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
};

/** Reads the output of `npm run build` of the portal. Undefined if it was not built. */
export const builtPortal = (folder: string): BuiltPortal | undefined => {
  const page = join(folder, 'index.html');
  if (statSync(page, { throwIfNoEntry: false }) === undefined) return undefined;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry): [string, BuiltFile] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length).split(/[\\/]/).filter(Boolean).join('/'), fileOf(path)];
    });
  return {
    page: readFileSync(page, 'utf8'),
    appeals: pageIn(folder, 'appeals.html'),
    console: pageIn(folder, 'console.html'),
    studio: pageIn(folder, 'studio.html'),
    files: new Map(files),
  };
};
