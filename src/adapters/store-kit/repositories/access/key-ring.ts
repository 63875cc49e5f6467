import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { KeyRing, StoredKey } from '../../../../ports/driven/access/key-ring.ts';
import type { Reencryption } from '../../../../ports/driven/access/secret-cipher.ts';
import { signingKeys } from '../../collections/keys.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, exclusive, get, insert, program, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { byPlace } = signingKeys.indexes;
const ring = exclusive('signing-keys');

interface Addition {
  readonly key: StoredKey;
  readonly place: number;
  readonly audit: AuditNote | undefined;
}

const add = program<Addition, 'added' | 'guard-failed'>(
  'key-ring.add',
  ({ audit }) => [ring, ...locksOf({ audit, idempotency: undefined })],
  function* ({ key, place, audit }) {
    const [known, stored] = yield* all(count(byPlace, { equal: [key.purpose] }), get(signingKeys, key.keyId));
    // An attempt with an unknown outcome has committed it.
    if (stored?.place === place && stored.key.sealedPrivateJwk === key.sealedPrivateJwk) return 'added';
    if (known !== place) return 'guard-failed';
    yield* all(insert(signingKeys, { place, key }));
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return 'added';
  },
);

interface Change extends Reencryption {
  readonly keyId: string;
}

const reencrypt = program<Change, 'replaced' | 'changed'>(
  'key-ring.reencrypt',
  () => [ring],
  function* ({ keyId, from, to }) {
    const [stored] = yield* all(get(signingKeys, keyId));
    if (stored?.key.sealedPrivateJwk !== from) return 'changed';
    yield* all(replace(signingKeys, { ...stored, key: { ...stored.key, sealedPrivateJwk: to } }));
    return 'replaced';
  },
);

export const keyRingPrograms = [add, reencrypt];

export const keyRing = (kernel: Kernel): KeyRing => ({
  keys: async (purpose) => {
    const range = { equal: [purpose], limit: Infinity };
    return (await walk(kernel, byPlace, range, ({ place }) => [place])).map(({ key }) => key);
  },
  add: (key, { count: place }, audit) => kernel.run(add, { key, place, audit }),
  reencrypt: (keyId, reencryption) => kernel.run(reencrypt, { keyId, ...reencryption }),
});
