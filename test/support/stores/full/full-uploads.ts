import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { noon } from '../../builders/builders.ts';
import { anUpload, aPart, uploadId, uploadTotalsOf } from '../../uploads/upload-records.ts';

export type KeptOfUploads = Pick<Adapters, 'uploadStore'>;

/** `count` uploads: of three, one has all bytes, one has none, and one is being deleted. */
export const fillUploads = async ({ uploadStore }: KeptOfUploads, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const upload = anUpload({}, n);
    await uploadStore.begin(upload, uploadTotalsOf({ underWay: count + 1 }));
    if (n % 3 === 0) {
      const part = aPart(1, upload.sizeBytes, n);
      for (const key of [part.key, aPart(2, 1, n).key])
        await uploadStore.reserve(upload.uploadId, { key, offset: 0, now: noon });
      await uploadStore.append(upload.uploadId, { part, offset: 0 });
    }
    if (n % 3 === 1) await uploadStore.reconsider(upload.uploadId, upload.dueAt);
  }
};

/** Returns everything that the port returns of the content of `fillUploads`. */
export const uploadContents = async ({ uploadStore }: KeptOfUploads, count: number) => ({
  uploads: await Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map((n) => uploadStore.find(uploadId(n))),
  ),
  listed: await uploadStore.ofAccount(accountId(), { limit: count }),
  due: await uploadStore.due(Number.MAX_SAFE_INTEGER, count),
});
