import type { Contender } from '../http/rounds.ts';
import type { WorkingSet } from '../working-set/catalog.ts';
import type { Lead } from './targets.ts';

/** Another service with the same catalog, to compare with. */
export interface Peer {
  readonly name: string;
  /** The transports of this service that it is compared with. */
  readonly against: readonly string[];
  /** How far this service must be ahead of it. */
  readonly lead: Lead;
  /** Installs it, fills its store with the working set, and starts it. Its data is in a folder in `folder`. */
  start(set: WorkingSet, folder: string): Promise<Contender>;
}
