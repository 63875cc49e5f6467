import { LRUCache } from 'lru-cache';
import type { PlatformWithCredentials } from '../../ports/driven/platform-registry.ts';
import type { ClientSession, Store } from './store.ts';

/** Remembers what was read under a key, until the registry changes. What is not there is read each time. */
type Remember<Known> = (key: string, read: () => Promise<Known | undefined>) => Promise<Known | undefined>;

export interface RegistryCopies {
  readonly platform: Remember<PlatformWithCredentials>;
  readonly isRevoked: Remember<boolean>;
  /**
   * Trusts no copy until the revision is looked at again: this process has changed the registry, or a guard that failed
   * has told it that another one did.
   */
  readonly lookAgain: () => void;
}

interface RevisionDocument {
  readonly _id: 'registry';
  readonly revision: number;
}

/** How many platforms by each way to find them, and how many tokens, a process remembers. */
const remembered = 10_000;
/** A change in another process is seen after this, and the time of one look. */
const trustedMs = 500;

const revisionOf = (store: Store) => store.collection<RevisionDocument>('registry_revision');

/** Tells every process that its copies are stale, in the transaction of the change. */
export const revise = async (store: Store, session: ClientSession): Promise<void> => {
  await revisionOf(store).updateOne({ _id: 'registry' }, { $inc: { revision: 1 } }, { session });
};

/** How often the registry has changed; throws `Unavailable`. */
export const revisionIn = (store: Store): Promise<number | undefined> =>
  store.apart(() => store.ask(async () => (await revisionOf(store).findOne({ _id: 'registry' }))?.revision));

/** Copies that are trusted for a while after each look at the revision, and dropped where it has moved. */
export const registryCopies = (
  currentRevision: () => Promise<number | undefined>,
  elapsedMs: () => number = () => performance.now(),
  /** Bounds how long each caller waits for a look that all of them share. */
  waiting: (look: () => Promise<void>) => Promise<void> = (look) => look(),
): RegistryCopies => {
  // By size: its room grows with it, where `max` takes all of it at once.
  const bound = { maxSize: remembered, sizeCalculation: () => 1 };
  const platforms = new LRUCache<string, PlatformWithCredentials>(bound);
  const tokens = new LRUCache<string, boolean>(bound);
  let seen: { readonly revision: number | undefined; readonly at: number } = {
    revision: undefined,
    at: -Infinity,
  };
  /** Counts how often all copies were dropped. */
  let dropped = 0;
  /** Counts how often another look was wanted. */
  let wanted = 0;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const at = elapsedMs();
    const before = wanted;
    const revision = await currentRevision();
    // Else it may be older than what the other is wanted for.
    if (wanted !== before) return;
    if (revision !== seen.revision) {
      platforms.clear();
      tokens.clear();
      dropped++;
    }
    seen = { revision, at };
  };
  const lookOnce = (): Promise<void> => {
    const mine = look();
    const over = () => {
      if (looking === mine) looking = undefined;
    };
    mine.then(over, over);
    return mine;
  };

  /** One look under way is for all who wait; one that began too long ago for a latecomer is followed by another. */
  const freshen = async (): Promise<void> => {
    const asked = elapsedMs();
    while (seen.at < asked - trustedMs) await waiting(() => (looking ??= lookOnce()));
  };

  const remembering =
    <Known extends object | boolean>(copies: LRUCache<string, Known>): Remember<Known> =>
    async (key, read) => {
      await freshen();
      const copy = copies.get(key);
      if (copy !== undefined) return copy;
      const before = dropped;
      const known = await read();
      // What was read before all copies were dropped may be from before the change, too.
      if (known !== undefined && dropped === before) copies.set(key, known);
      return known;
    };

  return {
    platform: remembering(platforms),
    isRevoked: remembering(tokens),
    lookAgain: () => {
      wanted++;
      seen = { ...seen, at: -Infinity };
      looking = undefined;
    },
  };
};
