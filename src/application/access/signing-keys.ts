import { lostMasterKeysNote } from '../../domain/audit/master-key-notes.ts';
import { keyNote } from '../../domain/access/key-note.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { MasterKeyStore } from '../../ports/driven/access/master-keys.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { TokenIssuer } from '../../ports/driven/access/token-issuer.ts';
import { missingKeys } from '../shared/master-keys.ts';
import type { PublishKeys, ReplaceKeys, RotateKeys } from '../../ports/driving/access.ts';

interface Dependencies {
  readonly tokenIssuer: TokenIssuer;
  readonly clock: Clock;
}

const actor = { kind: 'operator' } as const;

export const publishKeys =
  ({ tokenIssuer, clock }: Dependencies): PublishKeys =>
  async (purpose) =>
    ok(await tokenIssuer.publicKeys(purpose, clock.now()));

export const rotateKeys =
  ({ tokenIssuer, clock }: Dependencies): RotateKeys =>
  async (purpose) => {
    const now = clock.now();
    return ok(await tokenIssuer.rotate(purpose, now, keyNote('key.rotate', purpose, { actor, at: now })));
  };

interface LossDependencies extends Dependencies {
  readonly masterKeys: MasterKeyStore;
  readonly secretCipher: SecretCipher;
}

/** Marks the master keys that are not configured as lost, then creates a signing key under the current one. */
export const replaceKeys =
  ({ tokenIssuer, clock, masterKeys, secretCipher }: LossDependencies): ReplaceKeys =>
  async (purpose) => {
    const now = clock.now();
    const lost = missingKeys(await masterKeys.list(), secretCipher).map(({ keyId }) => keyId);
    if (lost.length > 0) await masterKeys.markLost(lost, now, lostMasterKeysNote(lost, now));
    return ok(await tokenIssuer.replace(purpose, now, keyNote('key.replace', purpose, { actor, at: now })));
  };
