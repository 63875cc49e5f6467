import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { KnownMasterKey, MasterKeyStore } from '../../../../ports/driven/access/master-keys.ts';
import type { Reencryption } from '../../../../ports/driven/access/secret-cipher.ts';
import { masterKeys, type MasterKeyRecord } from '../../collections/keys.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, exclusive, get, insert, program, replace, type Steps } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { byPlace } = masterKeys.indexes;
const lock = exclusive('master-keys');

interface Addition {
  readonly key: KnownMasterKey;
  readonly place: number;
  readonly audit: AuditNote | undefined;
}

const add = program<Addition, 'added' | 'guard-failed'>(
  'master-keys.add',
  ({ audit }) => [lock, ...locksOf({ audit, idempotency: undefined })],
  function* ({ key, place, audit }) {
    const [known] = yield* all(count(byPlace, {}));
    if (known !== place) return 'guard-failed';
    yield* all(insert(masterKeys, { place, key }));
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return 'added';
  },
);

interface Change extends Reencryption {
  readonly keyId: string;
}

const reencrypt = program<Change, 'replaced' | 'changed'>(
  'master-keys.reencrypt',
  () => [lock],
  function* ({ keyId, from, to }) {
    const [stored] = yield* all(get(masterKeys, keyId));
    if (stored?.key.sealedMarkKey !== from) return 'changed';
    yield* all(replace(masterKeys, { ...stored, key: { ...stored.key, sealedMarkKey: to } }));
    return 'replaced';
  },
);

/** Returns those of the keys that are stored. */
function* known(keyIds: readonly string[]): Steps<readonly MasterKeyRecord[]> {
  const found = yield* all(...keyIds.map((keyId) => get(masterKeys, keyId)));
  return found.filter((stored) => stored !== undefined);
}

interface Loss {
  readonly keyIds: readonly string[];
  readonly at: Instant;
  readonly audit: AuditNote;
}

const markLost = program<Loss, undefined>(
  'master-keys.mark-lost',
  ({ audit }) => [lock, ...locksOf({ audit, idempotency: undefined })],
  function* ({ keyIds, at, audit }) {
    const present = (yield* known(keyIds)).filter(({ key }) => key.lostAt === undefined);
    yield* all(
      ...present.map((stored) => replace(masterKeys, { ...stored, key: { ...stored.key, lostAt: at } })),
    );
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return undefined;
  },
);

const markFound = program<Omit<Loss, 'at'>, undefined>(
  'master-keys.mark-found',
  ({ audit }) => [lock, ...locksOf({ audit, idempotency: undefined })],
  function* ({ keyIds, audit }) {
    const lost = (yield* known(keyIds)).filter(({ key }) => key.lostAt !== undefined);
    if (lost.length === 0) return undefined;
    yield* all(
      ...lost.map(({ key: { lostAt: _, ...key }, ...stored }) => replace(masterKeys, { ...stored, key })),
    );
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return undefined;
  },
);

export const masterKeyPrograms = [add, reencrypt, markLost, markFound];

export const masterKeyStore = (kernel: Kernel): MasterKeyStore => ({
  list: async () =>
    (await walk(kernel, byPlace, { limit: Infinity }, ({ place }) => [place])).map(({ key }) => key),
  add: (key, { count: place }, audit) => kernel.run(add, { key, place, audit }),
  reencrypt: (keyId, reencryption) => kernel.run(reencrypt, { keyId, ...reencryption }),
  markLost: async (keyIds, at, audit) => {
    await kernel.run(markLost, { keyIds, at, audit });
  },
  markFound: async (keyIds, audit) => {
    await kernel.run(markFound, { keyIds, audit });
  },
});
