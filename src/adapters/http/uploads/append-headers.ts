import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { FailureOfKind } from '../kernel/problems/failures.ts';
import { checksumIn, type Checksum } from './checksum.ts';
import { tusVersion } from './tus.contract.ts';

interface Versioned {
  readonly 'tus-resumable'?: string | undefined;
}

interface Given extends Versioned {
  readonly 'upload-offset'?: string | undefined;
  readonly 'upload-checksum'?: string | undefined;
}

interface AppendHeaders {
  /** In bytes. */
  readonly offset: number;
  readonly checksum?: Checksum;
}

/** Other versions are rejected; a client that names none is accepted. */
export const versionIn = ({
  'tus-resumable': version = tusVersion,
}: Versioned): Result<'supported', FailureOfKind<'protocol-version-unsupported'>> =>
  version === tusVersion
    ? ok('supported')
    : fail({ kind: 'protocol-version-unsupported', supported: tusVersion });

const offsetIn = (header: string | undefined): Result<number, FailureOfKind<'validation-failed'>> => {
  if (header !== undefined && /^\d{1,15}$/.test(header)) return ok(Number(header));
  const [code, detail] =
    header === undefined ? ['required', 'is missing'] : ['invalid_format', 'must be a number of bytes'];
  return fail({
    kind: 'validation-failed',
    errors: [{ in: 'header', pointer: 'Upload-Offset', code, detail }],
  });
};

/** Parses the headers of a request with bytes. The version is first: the protocol requires 412, whatever the other headers contain. */
export const appendHeadersIn = (
  given: Given,
): Result<AppendHeaders, FailureOfKind<'protocol-version-unsupported' | 'validation-failed'>> => {
  const version = versionIn(given);
  if (!version.ok) return version;
  const offset = offsetIn(given['upload-offset']);
  if (!offset.ok) return offset;
  if (given['upload-checksum'] === undefined) return ok({ offset: offset.value });
  const checksum = checksumIn(given['upload-checksum']);
  return checksum.ok ? ok({ offset: offset.value, checksum: checksum.value }) : checksum;
};
