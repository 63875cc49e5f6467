import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { FeedState, FeedStates, Position, ReadState } from './feed-state.ts';
import type { IndexWrites } from './index-writes.ts';

export type FollowedLibrary = Pick<TrackLibrary, 'changes' | 'head' | 'findMany'>;

/** The tracks of one request: less than a megabyte. */
const perRequest = 250;

interface Dependencies {
  readonly library: FollowedLibrary;
  readonly writes: IndexWrites;
  readonly states: FeedStates;
  /** How long the leader works before it shows that it is alive. */
  readonly stintMs: number;
}

/** Writes the changes of the catalog to the indexes for a while; the leader calls it again and again. */
export interface Leader {
  /** Returns undefined if another process has become the leader. */
  readonly work: (
    read: ReadState,
  ) => Promise<{ readonly read: ReadState; readonly hasMore: boolean } | undefined>;
}

/**
 * Returns whether the store still has the change at which an index is, or a later one of the same track. It does not after a backup
 * was restored.
 */
const fits = async (library: FollowedLibrary, { version, last }: Position): Promise<boolean> => {
  if ((await library.head()) < version) return false;
  if (!last) return true;
  const [track] = await library.findMany([TrackId(last.trackId)]);
  if (!track || track.catalogVersion < version) return false;
  return track.catalogVersion > version || track.updatedAt === last.updatedAt;
};

export const leader = ({ library, writes, states, stintMs }: Dependencies): Leader => {
  /** Positions that were compared with the store since this process became the leader. */
  let compared: string | undefined;

  /** Writes changes until there are no more, or the time is over. */
  const advanced = async (from: Position, isSearched: boolean, endMs: number): Promise<Position> => {
    let at = from;
    for (;;) {
      const tracks = await library.changes(at.version, perRequest);
      const last = tracks.at(-1);
      if (!last) return at;
      await writes.put(at.index, tracks, isSearched);
      const { trackId, catalogVersion: version, updatedAt } = last;
      at = { index: at.index, version, last: { trackId, updatedAt } };
      if (performance.now() > endMs) return at;
    }
  };

  /** Returns the state with a new index if one is needed, and without indexes that are gone. */
  const prepared = async (state: FeedState): Promise<FeedState> => {
    const { serving, building, rebuild, ...others } = state;
    const isThere = serving && (await writes.exists(serving.index));
    const kept = isThere && serving;
    const begun = building && (await writes.exists(building.index)) ? building : undefined;
    const isWanted = !kept || rebuild === true || !(await fits(library, kept));
    const next = begun ?? (isWanted ? { index: await writes.create(), version: 0 } : undefined);
    return { ...others, ...(kept && { serving: kept }), ...(next && { building: next }) };
  };

  /** Publishes an index that has all changes. The alias names it before the state does: the process that takes over repeats the step. */
  const published = async (state: FeedState, whole: Position): Promise<FeedState> => {
    await writes.publish(whole.index);
    const { building: _, ...others } = state;
    return { ...others, serving: whole };
  };

  const work: Leader['work'] = async (read) => {
    const endMs = performance.now() + stintMs;
    const { owner = '', rebuild } = read.state;
    let state = read.state;
    let at = read;
    if (compared !== owner || rebuild === true || !state.serving) {
      state = await prepared(state);
      const begun = await states.write(state, at);
      if (!begun) return undefined;
      at = begun;
      if (state.serving) await writes.publish(state.serving.index);
      compared = owner;
    }
    const head = await library.head();
    const { serving, building } = state;
    // An index that is ahead of the store is only replaced.
    if (serving && serving.version < head)
      state = { ...state, serving: await advanced(serving, true, endMs) };
    else if (serving && serving.version > head && !building) compared = undefined;
    let isPublished = false;
    if (building) {
      const whole = await advanced(building, false, endMs);
      isPublished = whole.version >= head;
      state = isPublished ? await published(state, whole) : { ...state, building: whole };
    }
    const written = await states.write({ ...state, beat: state.beat + 1 }, at);
    if (!written) return undefined;
    if (isPublished) await writes.removeOthers([written.state.serving?.index ?? '']);
    const behind = written.state.building ?? written.state.serving;
    return { read: written, hasMore: behind !== undefined && behind.version < head };
  };
  return { work };
};
