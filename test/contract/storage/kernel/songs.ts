import { collection } from '../../../../src/adapters/store-kit/collection.ts';
import { derived, several, text, whole } from '../../../../src/adapters/store-kit/members.ts';
import {
  abort,
  all,
  insert,
  program,
  remove,
  replace,
  type Expected,
} from '../../../../src/adapters/store-kit/program.ts';

// Records with several values, for the kernel contract. A writer thread loads this file too.

export interface Song {
  readonly id: string;
  readonly group: string;
  readonly rank: number;
  readonly state: 'open' | 'closed';
  readonly words: readonly string[];
  /** No two songs share one. */
  readonly codes: readonly string[];
}

export const aSong = (changes: Partial<Song> = {}): Song => ({
  ...{ id: 'song', group: 'group', rank: 1, state: 'closed', words: [], codes: [] },
  ...changes,
});

/** Records that are found by several values. */
export const songs = collection<Song>()('kernel_songs', {
  key: ['id'],
  members: {
    id: text,
    group: text,
    rank: whole,
    state: text,
    words: several(text),
    codes: several(text),
    initials: derived(several(text), 1, ({ words }: Song) => words.map((word) => word.slice(0, 1))),
  },
  group: 'kernel-songs',
  indexes: {
    byWord: { on: ['words', 'id'] },
    byWordOfGroup: { on: ['group', 'words', 'rank', 'id'] },
    openByInitial: { on: ['initials', 'id'], where: { state: 'open' } },
    byCode: { unique: true, on: ['codes'] },
  },
});

export const keepSong = program<{ readonly song: Song; readonly expected?: Expected }, boolean>(
  'kernel.keep-song',
  () => [],
  function* ({ song, expected }) {
    const [replaced] = yield* all(replace(songs, song, expected));
    if (!replaced && !expected) yield* all(insert(songs, song));
    return replaced;
  },
);

/** Replaces a song, then takes everything back. */
export const tryOutSong = program<Song, string>(
  'kernel.try-out-song',
  () => [],
  function* (song) {
    yield* all(replace(songs, song));
    return abort('tried out');
  },
);

export const removeSong = program<string, boolean>(
  'kernel.remove-song',
  () => [],
  function* (id) {
    const [removed] = yield* all(remove(songs, [id]));
    return removed;
  },
);
