import { feedStates, type ReadState } from '../../../../src/adapters/opensearch/feed/feed-state.ts';
import { indexWrites } from '../../../../src/adapters/opensearch/feed/index-writes.ts';
import { leader, type FollowedLibrary } from '../../../../src/adapters/opensearch/feed/leader.ts';
import type { SearchServer } from '../../../../src/adapters/opensearch/client.ts';
import { aTrack, noon } from '../builders.ts';
import { openLibrary, type OpenLibrary } from '../../worlds/open-library.ts';

type Connection = Pick<SearchServer, 'ask'>;
const prefix = 'music-v1';

/** The state of the feed. */
export const stateOn = async (server: Connection) => (await feedStates(server, prefix).read()).state;

/** Makes the leader build a new index. */
export const askForRebuild = async (server: Connection): Promise<void> => {
  const states = feedStates(server, prefix);
  const read = await states.read();
  await states.write({ ...read.state, rebuild: true }, read);
};

/** A process that leads, whose turns a test takes one by one. */
export interface Leading {
  /** Becomes the leader in place of another one. */
  readonly takeOver: () => Promise<void>;
  /** Returns whether this process still leads. */
  readonly work: () => Promise<boolean>;
  /** Works until nothing is left to do. */
  readonly finish: () => Promise<void>;
}

export const leading = (
  server: Connection,
  owner: string,
  { library, removeAfterMs = 0 }: { readonly library: FollowedLibrary; readonly removeAfterMs?: number },
): Leading => {
  const states = feedStates(server, prefix);
  const { work } = leader({
    ...{ library, states, writes: indexWrites(server, prefix) },
    // Each turn writes one portion.
    ...{ stintMs: -1, removeAfterMs },
  });
  let read: ReadState | undefined;
  let hasMore = true;
  const next = async (): Promise<boolean> => {
    if (!read) return false;
    read = await states.read();
    if (read.state.owner !== owner) return false;
    const done = await work(read);
    read = done?.read;
    hasMore = done?.hasMore ?? false;
    return done !== undefined;
  };
  return {
    takeOver: async () => {
      const before = await states.read();
      read = await states.write({ ...before.state, owner }, before);
    },
    work: next,
    finish: async () => {
      do if (!(await next())) throw new Error(`${owner} does not lead`);
      while (hasMore || read?.state.building || (removeAfterMs === 0 && read?.state.obsolete?.length));
    },
  };
};

const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;

export const takenDown = (n: number) =>
  ({ ...aTrack({}, n), moderationStatus: 'taken_down', takedown }) as const;

/** Returns a library with so many tracks. */
export const filledLibrary = (count: number): OpenLibrary => {
  const library = openLibrary();
  for (let n = 1; n <= count; n++) library.put(aTrack({}, n));
  return library;
};

/** Returns the IDs that searches should find. */
export const approvedIn = ({ tracks }: OpenLibrary): readonly string[] =>
  tracks()
    .filter(({ moderationStatus }) => moderationStatus === 'approved')
    .map(({ trackId }) => trackId)
    .sort();
