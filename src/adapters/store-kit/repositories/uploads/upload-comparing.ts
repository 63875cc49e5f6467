import { compared, comparisonRequested } from '../../../../domain/uploads/comparison.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { UploadStore } from '../../../../ports/driven/uploads/upload-store.ts';
import { uploads } from '../../collections/media/uploads.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, program, replace } from '../../program.ts';
import { uploadLock, type OfUpload } from './upload-deletions.ts';

const request = program<OfUpload & { readonly now: Instant }, undefined>(
  'upload-store.request-comparison',
  (of) => [uploadLock(of)],
  function* ({ uploadId, now }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && comparisonRequested(kept, now);
    if (next) yield* all(replace(uploads, next));
    return undefined;
  },
);

const compare = program<OfUpload & Parameters<UploadStore['compare']>[1], undefined>(
  'upload-store.compare',
  (of) => [uploadLock(of)],
  function* ({ uploadId, token, result }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && compared(kept, { token, result });
    if (next) yield* all(replace(uploads, next));
    return undefined;
  },
);

export const uploadComparingPrograms = [request, compare];

export const uploadComparing = (kernel: Kernel): Pick<UploadStore, 'requestComparison' | 'compare'> => ({
  requestComparison: async (uploadId, now) => {
    await kernel.run(request, { uploadId, now });
  },
  compare: async (uploadId, comparison) => {
    await kernel.run(compare, { uploadId, ...comparison });
  },
});
