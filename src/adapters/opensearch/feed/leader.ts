import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { FeedState, FeedStates, Position, ReadState } from './feed-state.ts';
import type { IndexWrites } from './index-writes.ts';
import { removals } from './removals.ts';

export type FollowedLibrary = Pick<TrackLibrary, 'changes' | 'head' | 'findMany'>;

/** The tracks of one request: less than a megabyte. */
const perRequest = 250;

interface Dependencies {
  readonly library: FollowedLibrary;
  readonly writes: IndexWrites;
  readonly states: FeedStates;
  /** How long the leader works before it shows that it is alive. */
  readonly stintMs: number;
  /** How long an index stays after it was replaced. */
  readonly removeAfterMs: number;
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

export const leader = ({ library, writes, states, stintMs, removeAfterMs }: Dependencies): Leader => {
  const { removeDue } = removals(writes, removeAfterMs);

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

  const canContinue = async (building: Position): Promise<boolean> =>
    building.version === 0 || ((await writes.exists(building.index)) && (await fits(library, building)));

  /** Returns the state with a new index if one is needed, and without indexes that are gone or of another store. */
  const planned = async (state: FeedState): Promise<FeedState> => {
    const { serving, building, rebuild, obsolete = [], ...others } = state;
    const kept = serving && (await writes.exists(serving.index)) ? serving : undefined;
    const begun = building && (await canContinue(building)) ? building : undefined;
    const isWanted = !kept || rebuild === true || !(await fits(library, kept));
    const next = begun ?? (isWanted ? { index: writes.newName(), version: 0 } : undefined);
    if (kept === serving && next === building && rebuild === undefined) return state;
    const given = [serving, building].filter((position) => position !== undefined);
    const dropped = given.filter((position) => position !== kept && position !== begun);
    return {
      ...others,
      obsolete: [...obsolete, ...dropped.map(({ index }) => index)],
      ...(kept && { serving: kept }),
      ...(next && { building: next }),
    };
  };

  const work: Leader['work'] = async (read) => {
    const endMs = performance.now() + stintMs;
    const state = await planned(read.state);
    const at = state === read.state ? read : await states.write(state, read);
    if (!at) return undefined;
    const { serving, building, obsolete = [], failure: _, ...others } = state;
    if (building?.version === 0) await writes.create(building.index);
    const head = await library.head();
    // An index that is ahead of the store is only replaced.
    const followed = serving && serving.version < head ? await advanced(serving, true, endMs) : serving;
    const built = building && (await advanced(building, false, endMs));
    const isWhole = built !== undefined && built.version >= head;
    if (isWhole) await writes.refresh(built.index);
    const left = await removeDue(obsolete);
    const replaced = isWhole && serving ? [serving.index] : [];
    const written = await states.write(
      {
        ...others,
        beat: state.beat + 1,
        obsolete: [...left, ...replaced],
        // The state names the index that is searched. It is only written by the process that leads, so that no other one can publish.
        ...(isWhole
          ? { serving: built }
          : { ...(followed && { serving: followed }), ...(built && { building: built }) }),
      },
      at,
    );
    const behind = isWhole ? built : (built ?? followed);
    return written && { read: written, hasMore: behind !== undefined && behind.version < head };
  };
  return { work };
};
