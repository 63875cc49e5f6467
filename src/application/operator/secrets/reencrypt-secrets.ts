import { reencryptNote } from '../../../domain/audit/master-key-notes.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { MasterKeyStore } from '../../../ports/driven/access/master-keys.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import {
  encryptedKinds,
  type ReencryptSecrets,
  type Reencrypted,
} from '../../../ports/driving/operator/master-keys.ts';
import { registerKeys, unknownKeys } from '../../shared/master-keys.ts';
import { maxNamed, reencryptRound, type Round, type RoundDependencies } from './reencrypt-round.ts';

interface Dependencies extends RoundDependencies {
  readonly masterKeys: MasterKeyStore;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

/** The number of times that everything is read again because of concurrent changes. */
const maxRounds = 10;

/** This kind is last: until then, no process starts without the previous key. */
const lastKind = 'master-keys';
const firstKinds = encryptedKinds.filter((kind) => kind !== lastKind);

const isLeft = (rounds: readonly Round[]): boolean => rounds.some(({ outdated }) => outdated > 0);

const reportOf = (rounds: readonly Round[]): Pick<Reencrypted, 'kinds' | 'unreadable'> => ({
  kinds: rounds.map(({ kind, current, outdated, unreadable }) => ({ kind, current, outdated, unreadable })),
  unreadable: rounds
    .flatMap(({ kind, unreadableIds }) => unreadableIds.map((id) => ({ kind, id })))
    .slice(0, maxNamed),
});

export const reencryptSecrets = (dependencies: Dependencies): ReencryptSecrets => {
  const { secretCipher, masterKeys, auditLog, clock } = dependencies;
  const checkAll = async (): Promise<readonly Round[]> => {
    const rounds: Round[] = [];
    for (const kind of encryptedKinds) rounds.push(await reencryptRound(kind, dependencies));
    return rounds;
  };

  // A mistyped key would encrypt everything, and be lost once this shell is closed.
  const isConfirmed = async (checkOnly: boolean, to: string | undefined): Promise<boolean> =>
    to === undefined
      ? checkOnly || (await masterKeys.list()).some(({ keyId }) => keyId === secretCipher.keyId)
      : to === secretCipher.keyId;

  return async ({ checkOnly, to, onProgress }) => {
    if (!(await isConfirmed(checkOnly, to)))
      return fail({ kind: 'key-unconfirmed', keyId: secretCipher.keyId });
    if (!checkOnly) await registerKeys(dependencies);
    let found = await checkAll();
    let reencrypted = 0;
    const count = (values: number) => onProgress((reencrypted += values));
    if (!checkOnly && isLeft(found)) {
      const values = found.reduce((sum, { outdated }) => sum + outdated, 0);
      await auditLog.append(reencryptNote(secretCipher.keyId, values, clock.now()));
    }
    for (let rounds = 0; !checkOnly && isLeft(found) && rounds < maxRounds; rounds++) {
      for (const kind of firstKinds) await reencryptRound(kind, dependencies, count);
      // It is read once more, because concurrent changes may have left outdated values.
      found = await checkAll();
      if (isLeft(found.filter(({ kind }) => kind !== lastKind))) continue;
      await reencryptRound(lastKind, dependencies, count);
      found = await checkAll();
    }
    // The mark key of an unregistered key would be lost with it.
    const isKnown = unknownKeys(await masterKeys.list(), secretCipher).length === 0;
    const mayRemovePrevious = isKnown && !isLeft(found);
    return ok({ keyId: secretCipher.keyId, ...reportOf(found), reencrypted, mayRemovePrevious });
  };
};
