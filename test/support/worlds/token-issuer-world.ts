import { randomBytes } from 'node:crypto';
import { aesSecretCipher } from '../../../src/adapters/crypto/index.ts';
import { joseTokenIssuer } from '../../../src/adapters/jose/index.ts';
import type { KeyRing, StoredKey } from '../../../src/ports/driven/access/key-ring.ts';
import type { TokenIssuerWorld } from '../../contract/access/token-issuer/stage.ts';

/** A key ring that a test can count, break and take keys from. */
export interface OpenRing extends KeyRing {
  stored: readonly StoredKey[];
  readings: number;
  broken: boolean;
}

export const openRing = (): OpenRing => {
  const ring: OpenRing = {
    stored: [],
    readings: 0,
    broken: false,
    keys: async (purpose) => {
      ring.readings++;
      if (ring.broken) throw new Error('the store is out');
      return ring.stored.filter((key) => key.purpose === purpose);
    },
    reencrypt: async () => 'changed' as const,
    add: async (key, { count }) => {
      if (ring.stored.filter(({ purpose }) => purpose === key.purpose).length !== count)
        return 'guard-failed';
      ring.stored = [...ring.stored, key];
      return 'added';
    },
  };
  return ring;
};

export const issuer = 'https://api.example';
export const audience = 'platform';

/** `ring` counts readings; `over` is what the mints see of it, each of its own. */
export const tokenIssuerWorld = (
  ring: OpenRing = openRing(),
  over: KeyRing = ring,
  overInPeer: KeyRing = over,
): TokenIssuerWorld => {
  let elapsed = 0;
  const secretCipher = aesSecretCipher({ masterKey: randomBytes(32) });
  const dependencies = { keyRing: over, secretCipher, issuer, audience, elapsed: () => elapsed };
  return {
    tokenIssuer: joseTokenIssuer(dependencies),
    peer: joseTokenIssuer({ ...dependencies, keyRing: overInPeer }),
    elsewhere: joseTokenIssuer({ ...dependencies, audience: 'listener' }),
    stranger: joseTokenIssuer({ ...dependencies, keyRing: openRing() }),
    readings: () => ring.readings,
    pass: (ms) => void (elapsed += ms),
  };
};
