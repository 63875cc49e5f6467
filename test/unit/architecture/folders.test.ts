import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const maxFiles = 15;
/** Built or installed, not written. */
const left = new Set(['node_modules', 'dist']);

/** Returns the number of files of a folder and of each one below it, by path. */
const countsIn = (folder: string): readonly (readonly [folder: string, files: number])[] => {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return [
    [folder, entries.filter((entry) => entry.isFile()).length],
    ...entries
      .filter((entry) => entry.isDirectory() && !left.has(entry.name))
      .flatMap(({ name }) => countsIn(`${folder}/${name}`)),
  ];
};

const full = (counts: ReturnType<typeof countsIn>, max: number): readonly string[] =>
  counts.filter(([, files]) => files > max).map(([folder]) => folder);

describe('folders', () => {
  it.each(['src', 'test', 'portal', 'demo', 'clients', 'examples', 'scripts', 'bench'])(
    'of %s have at most 15 files each',
    (folder) => {
      expect(full(countsIn(folder), maxFiles)).toEqual([]);
    },
  );

  it('are found when they have more', () => {
    const counts = countsIn('src/domain');
    const largest = Math.max(...counts.map(([, files]) => files));
    expect(full(counts, largest)).toEqual([]);
    expect(full(counts, largest - 1)).not.toEqual([]);
  });
});
