/** How long requests of each kind may take, in milliseconds. */
export interface Timeouts {
  readonly search: number;
  /** Reading and writing the state of the feed, which every process does several times a second. */
  readonly state: number;
  /** A portion of the catalog, and changes of indexes. */
  readonly write: number;
  /** How long a search waits for an index that is not on the server yet. */
  readonly loading: number;
}

export const defaultTimeouts: Timeouts = { search: 3_000, state: 2_000, write: 30_000, loading: 3_000 };
