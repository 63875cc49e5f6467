import { asOf } from '../../domain/licensing/license.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { AudioRejected, AudioProcessor } from '../../ports/driven/media/audio-processor.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';
import type { MasterKeyStore } from '../../ports/driven/access/master-keys.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import { openedMarkKeys } from '../shared/master-keys.ts';
import type { Identified, IdentifyRecording } from '../../ports/driving/operator/operator.ts';

export interface IdentifyDependencies {
  readonly audioProcessor: AudioProcessor;
  readonly marks: MarkRegister;
  readonly ledger: LicenseLedger;
  readonly clock: Clock;
  readonly masterKeys: Pick<MasterKeyStore, 'list'>;
  readonly secretCipher: SecretCipher;
}

/** Returns a license only if a complete mark was read, and the mark and its license are both recorded. */
export const identified = async (
  { audioProcessor, marks, ledger, clock, masterKeys, secretCipher }: IdentifyDependencies,
  file: string,
): Promise<Result<Identified, AudioRejected>> => {
  const markKeys = openedMarkKeys(await masterKeys.list(), secretCipher);
  const found = await audioProcessor.findMark(file, markKeys);
  if (!found.ok) return found;
  if (!found.value) return ok({ outcome: 'unmarked' });
  const { mark, confidence } = found.value;
  const licenseId = await marks.holder(mark);
  const license = licenseId && (await ledger.find(licenseId));
  return ok(
    license
      ? { outcome: 'named', license: asOf(license, clock.now()), mark, confidence }
      : { outcome: 'unknown-mark', mark, confidence },
  );
};

export const identifyRecording =
  (dependencies: IdentifyDependencies): IdentifyRecording =>
  ({ file }) =>
    identified(dependencies, file);
