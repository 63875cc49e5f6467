import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { partBytes } from '../../../domain/uploads/upload.ts';
import type { UploadProgress, Uploads } from '../../../ports/driving/uploads/uploads.ts';
import type { FailureOfKind } from '../kernel/problems/failures.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { checksumIn, matches, maxCheckedBytes } from './checksum.ts';
import * as routes from './tus.contract.ts';

export type TusDependencies = Pick<Uploads, 'findProgress' | 'appendUpload' | 'terminateUpload'>;

interface Versioned {
  readonly 'tus-resumable'?: string | undefined;
}

/** Other versions are rejected; a client that names none is accepted. */
const versionIn = ({
  'tus-resumable': version = routes.tusVersion,
}: Versioned): Result<'supported', FailureOfKind<'protocol-version-unsupported'>> =>
  version === routes.tusVersion
    ? ok('supported')
    : fail({ kind: 'protocol-version-unsupported', supported: routes.tusVersion });

const progressHeaders = ({ offset, expiresAt }: UploadProgress) => ({
  'upload-offset': String(offset),
  'upload-expires': new Date(expiresAt).toUTCString(),
});

const nothing = { status: 204, empty: true } as const;

export const tusEndpoints = (use: TusDependencies): readonly Endpoint[] => [
  endpoint(routes.options, async () => nothing),

  endpoint(routes.findOffset, async ({ params: { token }, headers }) => {
    const version = versionIn(headers);
    if (!version.ok) return version;
    const found = await use.findProgress({ token });
    if (!found.ok) return found;
    const length = { 'upload-length': String(found.value.sizeBytes) };
    return { ...nothing, headers: { ...progressHeaders(found.value), ...length } };
  }),

  endpoint(
    routes.appendBytes,
    async ({ params: { token }, headers, slices }) => {
      const named = headers['upload-checksum'];
      const checksum = named === undefined ? undefined : checksumIn(named);
      if (checksum?.ok === false) return checksum;
      let progress = await use.findProgress({ token });
      let offset = headers['upload-offset'];
      for await (const slice of slices(checksum ? maxCheckedBytes : partBytes)) {
        if (!slice.ok) return slice;
        const { file } = slice.value;
        if (checksum && !(await matches(file, checksum.value))) return fail({ kind: 'checksum-mismatch' });
        const appended = await use.appendUpload({ token, offset, file });
        if (!appended.ok) return appended;
        progress = appended;
        ({ offset } = appended.value);
      }
      return progress.ok ? { ...nothing, headers: progressHeaders(progress.value) } : progress;
    },
    undefined,
    async ({ params: { token }, headers }) => {
      const version = versionIn(headers);
      if (!version.ok) return version;
      const { 'upload-offset': at, 'content-length': length = 0, 'upload-checksum': checksum } = headers;
      const found = await use.findProgress({ token });
      if (!found.ok) return found;
      const { offset, sizeBytes } = found.value;
      if (offset !== at) return fail({ kind: 'upload-offset-conflict', offset });
      if (length > sizeBytes - offset) return fail({ kind: 'upload-too-long', sizeBytes });
      return checksum !== undefined && length > maxCheckedBytes
        ? fail({ kind: 'body-too-large', limit: maxCheckedBytes })
        : ok('allowed');
    },
  ),

  endpoint(routes.terminate, async ({ params: { token }, headers }) => {
    const version = versionIn(headers);
    if (!version.ok) return version;
    const terminated = await use.terminateUpload({ token });
    return terminated.ok ? nothing : terminated;
  }),
];
