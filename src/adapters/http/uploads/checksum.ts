import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { FailureOfKind } from '../kernel/problems/failures.ts';

/** The protocol requires the first; the second is that of the API. */
export const checksumAlgorithms = ['sha1', 'sha256'] as const;
type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  /** In Base64. */
  readonly digest: string;
}

/** Bytes with a checksum count once all have arrived and match, so that their number is limited. */
export const maxCheckedBytes = 64 * 2 ** 20;

const isKnown = (name: string): name is ChecksumAlgorithm =>
  (checksumAlgorithms as readonly string[]).includes(name);

/** Parses the value of Upload-Checksum. */
export const checksumIn = (header: string): Result<Checksum, FailureOfKind<'validation-failed'>> => {
  const [, algorithm = '', digest = ''] = /^(\w{1,20}) ([A-Za-z0-9+/]{1,100}={0,2})$/.exec(header) ?? [];
  if (isKnown(algorithm)) return ok({ algorithm, digest });
  const detail = `must be ${checksumAlgorithms.join(' or ')}, a space and a digest in Base64`;
  return fail({
    kind: 'validation-failed',
    errors: [{ in: 'header', pointer: 'Upload-Checksum', code: 'invalid_value', detail }],
  });
};

/** Returns whether a local file has a checksum. */
export const matches = async (file: string, { algorithm, digest }: Checksum): Promise<boolean> => {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64') === digest;
};
