import { z } from 'zod';
import type { SearchServer } from '../client.ts';

/** An index, and up to which change of the catalog it is complete. */
const position = z.object({
  index: z.string(),
  version: z.number(),
  /** The track of that change, by which the store is recognized. */
  last: z.object({ trackId: z.string(), updatedAt: z.number() }).optional(),
});
export type Position = z.infer<typeof position>;

const failure = z.object({
  /** The dependency that fails: the store is read, and the server is written to. */
  of: z.enum(['store', 'server']),
  /** In milliseconds, by the clock of the process that noticed it. */
  since: z.number(),
});
export type FeedFailure = z.infer<typeof failure>;

const feedState = z.object({
  /** The process that writes to the indexes. */
  owner: z.string().optional(),
  /** Increases whenever the owner has updated the indexes. */
  beat: z.number(),
  /** The index that is searched. */
  serving: position.optional(),
  /** The index that is being built to replace it. It is named here before it is created, so that each one is removed. */
  building: position.optional(),
  /** A new index is wanted. */
  rebuild: z.boolean().optional(),
  /** Indexes that were replaced. None of them is used again, so that any process may remove them at any time. */
  obsolete: z.array(z.string()).optional(),
  /** Why the owner cannot update the indexes; it stays until an owner can. */
  failure: failure.optional(),
});
export type FeedState = z.infer<typeof feedState>;

/** The state, as a certain write left it. */
export interface ReadState {
  readonly state: FeedState;
  /** Identifies the write. */
  readonly sequence: { readonly if_seq_no: number; readonly if_primary_term: number } | undefined;
}

const found = z.object({ _source: feedState, _seq_no: z.number(), _primary_term: z.number() });
const written = z.object({ _seq_no: z.number(), _primary_term: z.number() });

export interface FeedStates {
  /** Returns the state; that of a feed that has not begun if there is none. */
  readonly read: () => Promise<ReadState>;
  /** Replaces the state that was read. Returns undefined if another process has replaced it since. */
  readonly write: (state: FeedState, before: ReadState) => Promise<ReadState | undefined>;
}

/** Keeps the state in a document of an index of its own. */
export const feedStates = ({ ask }: Pick<SearchServer, 'ask'>, prefix: string): FeedStates => {
  const path = `/${prefix}-feed/_doc/feed`;
  return {
    read: async () => {
      const { status, body } = await ask({ method: 'GET', path, kind: 'state', accepted: [404] });
      if (status === 404) return { state: { beat: 0 }, sequence: undefined };
      const { _source: state, _seq_no, _primary_term } = found.parse(body);
      return { state, sequence: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
    },
    write: async (state, { sequence }) => {
      const query = sequence ?? { op_type: 'create' };
      const { status, body } = await ask({
        method: 'PUT',
        path,
        query,
        body: state,
        kind: 'state',
        accepted: [409],
      });
      if (status === 409) return undefined;
      const { _seq_no, _primary_term } = written.parse(body);
      return { state, sequence: { if_seq_no: _seq_no, if_primary_term: _primary_term } };
    },
  };
};
