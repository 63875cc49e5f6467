import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { EncryptedCount, EncryptedKind } from '../../../ports/driving/operator/master-keys.ts';
import { recordsWithSecrets, type ReadableStores, type EncryptedRecord } from './encrypted-records.ts';

export interface RoundDependencies extends ReadableStores {
  readonly secretCipher: SecretCipher;
}

/** The result of reading one kind, with the changes. */
export interface Round extends EncryptedCount {
  /** Records with an unreadable value, up to a limit. */
  readonly unreadableIds: readonly string[];
}

export const maxNamed = 100;

/** Groups the values of a record by what must be done with them. */
const sorted = ({ values }: EncryptedRecord, secretCipher: SecretCipher) => {
  const opened = new Map(
    values.map(
      ({ value, purpose }) => [value, { secret: secretCipher.decrypt(value, purpose), purpose }] as const,
    ),
  );
  const isCurrent = (value: string): boolean => secretCipher.keyIdOf(value) === secretCipher.keyId;
  const readable = [...opened].filter(([, { secret }]) => secret !== undefined).map(([value]) => value);
  const outdated = readable.filter((value) => !isCurrent(value));
  const next = (value: string): string => {
    const known = opened.get(value);
    return known?.secret === undefined || isCurrent(value)
      ? value
      : secretCipher.encrypt(known.secret, known.purpose);
  };
  return { outdated, current: readable.length - outdated.length, next };
};

/** Reads a kind once; with `onReencrypted`, encrypts outdated values again, and calls it with each count. */
export const reencryptRound = async (
  kind: EncryptedKind,
  dependencies: RoundDependencies,
  onReencrypted?: (values: number) => void,
): Promise<Round> => {
  const sum = { current: 0, outdated: 0, unreadable: 0 };
  const unreadableIds: string[] = [];
  for await (const record of recordsWithSecrets(kind, dependencies)) {
    const { outdated, current, next } = sorted(record, dependencies.secretCipher);
    const unreadable = record.values.length - current - outdated.length;
    if (unreadable > 0 && unreadableIds.length < maxNamed) unreadableIds.push(record.id);
    const isReplaced = outdated.length > 0 && onReencrypted !== undefined && (await record.replace(next));
    if (isReplaced) onReencrypted(outdated.length);
    sum.current += current + (isReplaced ? outdated.length : 0);
    sum.outdated += isReplaced ? 0 : outdated.length;
    sum.unreadable += unreadable;
  }
  return { kind, ...sum, unreadableIds };
};
