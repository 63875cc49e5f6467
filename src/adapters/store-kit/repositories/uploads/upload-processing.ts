import { AccountId, UploadId } from '../../../../domain/shared/ids.ts';
import { claimed, confirmed, finished, leaseEnded, renewed } from '../../../../domain/uploads/processing.ts';
import type { UploadOutcome } from '../../../../domain/uploads/outcome.ts';
import type { FinishedUpload, ReadyUpload } from '../../../../domain/uploads/upload.ts';
import type {
  ClaimedUpload,
  UploadClaim,
  UploadStore,
} from '../../../../ports/driven/uploads/upload-store.ts';
import { uploads, uploadSounds, type UploadSound } from '../../collections/media/uploads.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, page, peekPage, program, replace } from '../../program.ts';
import { peaksIn, toPeaksRecord } from '../catalog/peaks.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { put } from '../shared/put.ts';
import { uploadLock, type OfUpload } from './upload-deletions.ts';

const { workOf, allReady } = uploads.indexes;

type Argument<Name extends 'confirm' | 'renew' | 'endLease' | 'finish'> = Parameters<UploadStore[Name]>[1];

interface Changing<Change> extends OfUpload {
  readonly change: Change;
}

const confirm = program<Changing<Argument<'confirm'>>, ReturnType<typeof confirmed>>(
  'upload-store.confirm',
  (of) => [uploadLock(of), auditEnd],
  function* ({ uploadId, change: { now, audit, sha256 } }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && confirmed(kept, now, sha256);
    if (!next || next === 'incomplete' || next === kept) return next;
    yield* all(replace(uploads, next));
    yield* note(audit);
    return next;
  },
);

const claimOne = program<Changing<UploadClaim>, ClaimedUpload | undefined>(
  'upload-store.claim',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && claimed(kept, change);
    if (next) yield* all(replace(uploads, next));
    return next;
  },
);

const renew = program<Changing<Argument<'renew'>>, boolean>(
  'upload-store.renew',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && renewed(kept, change);
    if (next) yield* all(replace(uploads, next));
    return next !== undefined;
  },
);

const endLease = program<Changing<Argument<'endLease'>>, undefined>(
  'upload-store.end-lease',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && leaseEnded(kept, change);
    if (next) yield* all(replace(uploads, next));
    return undefined;
  },
);

/** A result in the form in which it is passed to the program. */
type Result = Omit<Argument<'finish'>, 'outcome'> & {
  readonly outcome:
    | Exclude<UploadOutcome, { readonly kind: 'ready' }>
    | (Omit<Extract<UploadOutcome, { readonly kind: 'ready' }>, 'sound'> & { readonly sound: UploadSound });
};

const toResult = (uploadId: UploadId, { outcome, ...result }: Argument<'finish'>): Result => {
  if (outcome.kind !== 'ready') return { ...result, outcome };
  const { peaks, ...sound } = outcome.sound;
  return { ...result, outcome: { ...outcome, sound: { ...sound, uploadId, peaks: toPeaksRecord(peaks) } } };
};

const finish = program<Changing<Result>, FinishedUpload | undefined>(
  'upload-store.finish',
  (of) => [uploadLock(of), auditEnd],
  function* ({ uploadId, change: { audit, ...finishing } }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && finished(kept, finishing);
    if (!next) return undefined;
    yield* all(replace(uploads, next));
    if (finishing.outcome.kind === 'ready') yield* put(uploadSounds, finishing.outcome.sound);
    yield* note(audit);
    return next;
  },
);

export const uploadProcessingPrograms = [confirm, claimOne, renew, endLease, finish];

/** Returns the upload of an account that is taken next, if one can be taken now. */
const firstOf = async (kernel: Kernel, accountId: AccountId, now: number): Promise<UploadId | undefined> => {
  const [first] = await kernel.read(
    peekPage(workOf, { equal: [accountId], until: now, limit: 1 }, 'uploadId'),
  );
  return first && UploadId(String(first.uploadId));
};

/** Returns accounts with work between two IDs, in their order. Each is found by one index search. */
async function* accountsBetween(
  kernel: Kernel,
  after: string,
  until: string | undefined,
): AsyncGenerator<AccountId> {
  for (let last = after; ;) {
    const [next] = await kernel.read(peekPage(workOf, { after: [last], limit: 1 }, 'accountId'));
    if (!next) return;
    last = String(next.accountId);
    if (until !== undefined && last > until) return;
    yield AccountId(last);
  }
}

const claim = async (kernel: Kernel, asked: UploadClaim): Promise<ClaimedUpload | undefined> => {
  const { after = '' } = asked;
  for (const accounts of [accountsBetween(kernel, after, undefined), accountsBetween(kernel, '', after)])
    for await (const accountId of accounts) {
      const uploadId = await firstOf(kernel, accountId, asked.now);
      const won = uploadId && (await kernel.run(claimOne, { uploadId, change: asked }));
      if (won) return won;
    }
  return undefined;
};

export const uploadProcessing = (
  kernel: Kernel,
): Pick<UploadStore, 'confirm' | 'claim' | 'renew' | 'endLease' | 'finish' | 'sound' | 'ready'> => ({
  confirm: (uploadId, change) => kernel.run(confirm, { uploadId, change }),
  claim: (asked) => claim(kernel, asked),
  renew: (uploadId, change) => kernel.run(renew, { uploadId, change }),
  endLease: async (uploadId, change) => {
    await kernel.run(endLease, { uploadId, change });
  },
  finish: (uploadId, change) => kernel.run(finish, { uploadId, change: toResult(uploadId, change) }),
  sound: async (uploadId) => {
    const found = await kernel.read(get(uploadSounds, uploadId));
    if (!found) return undefined;
    const { uploadId: _, peaks, ...sound } = found;
    return { ...sound, peaks: peaksIn(peaks) };
  },
  ready: async ({ after, limit }) => {
    const found = await kernel.read(
      page(allReady, { limit, ...(after !== undefined && { after: [after] }) }),
    );
    return found.filter((upload): upload is ReadyUpload => upload.state === 'ready');
  },
});
