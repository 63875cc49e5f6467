// Runs before suites that open pages: builds the portal again if a source is newer than what was built, so that no test
// sees pages of an earlier state. `npm ci` has built it already.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const built = join(root, 'portal', 'dist');
const sources = [
  'portal/src',
  'portal/public',
  'portal/index.html',
  'portal/appeals.html',
  'portal/console.html',
  'portal/parsed-texts.ts',
  'portal/vite.config.ts',
  'clients/typescript/src',
  'package-lock.json',
];

/** The time of the last change in a folder or of a file, in ms since the epoch; 0 if it does not exist. */
const changedAt = async (path) => {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const inside = await readdir(path);
  const times = await Promise.all(inside.map((name) => changedAt(join(path, name))));
  return Math.max(found.mtimeMs, ...times);
};

export default async () => {
  const times = await Promise.all(sources.map((source) => changedAt(join(root, source))));
  if ((await changedAt(join(built, 'index.html'))) < Math.max(...times))
    await import('../../portal/build.js');
};
