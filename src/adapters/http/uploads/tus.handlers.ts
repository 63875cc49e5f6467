import { fail, ok } from '../../../domain/shared/result.ts';
import { partBytes } from '../../../domain/uploads/upload.ts';
import type { UploadProgress, Uploads } from '../../../ports/driving/uploads/uploads.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { appendHeadersIn, versionIn } from './append-headers.ts';
import { matches, maxCheckedBytes } from './checksum.ts';
import * as routes from './tus.contract.ts';

export type TusDependencies = Pick<Uploads, 'findProgress' | 'appendUpload' | 'terminateUpload'>;

const progressHeaders = ({ offset, expiresAt }: UploadProgress) => ({
  'upload-offset': String(offset),
  'upload-expires': new Date(expiresAt).toUTCString(),
});

const nothing = { status: 204, empty: true } as const;
const tooLargeToCheck = fail({ kind: 'body-too-large', limit: maxCheckedBytes } as const);

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
      const given = appendHeadersIn(headers);
      if (!given.ok) return given;
      const { checksum } = given.value;
      let { offset } = given.value;
      let progress = await use.findProgress({ token });
      // With a checksum the body is one slice, or its first slice is too large.
      for await (const slice of checksum ? slices(maxCheckedBytes + 1, 'omitted') : slices(partBytes)) {
        if (!slice.ok) return slice;
        const { file, sizeBytes } = slice.value;
        if (checksum && sizeBytes > maxCheckedBytes) return tooLargeToCheck;
        if (checksum && !(await matches(file, checksum))) return fail({ kind: 'checksum-mismatch' });
        const appended = await use.appendUpload({ token, offset, file });
        if (!appended.ok) return appended;
        progress = appended;
        ({ offset } = appended.value);
      }
      return progress.ok ? { ...nothing, headers: progressHeaders(progress.value) } : progress;
    },
    undefined,
    async ({ params: { token }, headers }) => {
      const given = appendHeadersIn(headers);
      if (!given.ok) return given;
      const { 'content-length': length = 0 } = headers;
      const found = await use.findProgress({ token });
      if (!found.ok) return found;
      const { offset, sizeBytes } = found.value;
      if (offset !== given.value.offset) return fail({ kind: 'upload-offset-conflict', offset });
      if (length > sizeBytes - offset) return fail({ kind: 'upload-too-long', sizeBytes });
      return given.value.checksum && length > maxCheckedBytes ? tooLargeToCheck : ok('allowed');
    },
  ),

  endpoint(routes.terminate, async ({ params: { token }, headers }) => {
    const version = versionIn(headers);
    if (!version.ok) return version;
    const terminated = await use.terminateUpload({ token });
    return terminated.ok ? nothing : terminated;
  }),
];
