import type { Contender } from '../http/rounds.ts';
import type { WorkingSet } from '../working-set/catalog.ts';

/** Another service with the same catalog, to compare with. */
export interface Peer {
  readonly name: string;
  /** The transport of this service that it is compared with. */
  readonly against: string;
  /** Installs it, fills its store with the working set, and starts it. Its data is in a folder in `folder`. */
  start(set: WorkingSet, folder: string): Promise<Contender>;
}
