import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { coverFor } from './covers/cover.ts';
import { takesIn } from './files/takes.ts';
import { writeWav } from './files/wav.ts';
import { releaseOf, rowOf, type DemoSpec } from './spec.ts';
import { recordings, reusedBuffers } from './studio/mix.ts';

/** Bytes of each file of a finished track, by its name below the folder. */
type Created = Readonly<Record<string, number>>;

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

const writeWhole = <T>(file: string, write: (part: string) => T): T => {
  const written = write(`${file}.part`);
  renameSync(`${file}.part`, file);
  return written;
};

/** Returns whether the track was finished before and all of its files still exist. */
const alreadyCreated = (folder: string, note: string): boolean => {
  if (sizeOf(note) === undefined) return false;
  const created = JSON.parse(readFileSync(note, 'utf8')) as Created;
  return Object.entries(created).every(([name, size]) => sizeOf(join(folder, name)) === size);
};

/** For a track without stems, whose parts are needed only in the master. */
const noTakes = { keep: () => undefined, kept: () => [], close: () => undefined };

// One song is produced at a time, so that all share the memory of a song.
const buffers = reusedBuffers();

/** A cover takes 0.15 s, and tracks of one release have the same. */
const covers = new Map<string, Buffer>();
const coverOf = (release: string): Buffer => {
  const cover = covers.get(release) ?? coverFor(release);
  covers.set(release, cover);
  return cover;
};

/** Writes the master, the stems and the cover of a track, each completely or not at all, unless they exist already. */
export const produce = (spec: DemoSpec, folder: string): void => {
  const { file, stems, artwork = '' } = rowOf(spec);
  const note = join(folder, dirname(file), 'made.json');
  if (alreadyCreated(folder, note)) return;
  mkdirSync(dirname(note), { recursive: true });
  const names = [file, ...stems.map((stem) => stem.file)];
  const created: Record<string, number> = {};
  const takes = stems.length > 0 ? takesIn(join(folder, dirname(file), 'parts.tmp')) : noTakes;
  try {
    for (const sound of recordings(spec.song, takes, buffers)) {
      const name = names[Object.keys(created).length] ?? '';
      created[name] = writeWhole(join(folder, name), (part) => writeWav(part, sound));
    }
  } finally {
    takes.close();
  }
  const cover = coverOf(releaseOf(spec));
  writeWhole(join(folder, artwork), (part) => writeFileSync(part, cover));
  created[artwork] = cover.length;
  writeWhole(note, (part) => writeFileSync(part, `${JSON.stringify(created, undefined, 2)}\n`));
};
