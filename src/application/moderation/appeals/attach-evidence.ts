import { evidenceName } from '../../../domain/moderation/appeals/evidence-name.ts';
import {
  evidenceKey,
  evidenceRate,
  noMoreEvidence,
  portionsOf,
  storing,
  type EvidenceFile,
} from '../../../domain/moderation/appeals/evidence.ts';
import { EvidenceId, type AppealId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { FileInspector } from '../../../ports/driven/moderation/file-inspector.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type {
  AttachEvidence,
  ListEvidence,
  MayAttachEvidence,
} from '../../../ports/driving/moderation/evidence.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import { reportOf } from '../../limits/report.ts';
import { ownAppeal, type OwnAppealDependencies } from './own-appeal.ts';

interface Limited {
  readonly limiter: RateLimiter;
}

/**
 * Counts portions of a file toward the rates of the address and of the appeal, whose code can be used from
 * many addresses.
 */
const counted = async (
  { limiter }: Limited,
  { address, appealId }: { readonly address: string; readonly appealId: AppealId },
  portions: number,
): Promise<Result<'allowed', RateLimited>> => {
  for (let n = 0; n < portions; n++)
    for (const sender of [address, appealId]) {
      const rate = await limiter.take(`evidence ${sender}`, evidenceRate);
      if (!rate.allowed) {
        const report = reportOf('evidence', evidenceRate, rate);
        return fail({ kind: 'rate-limited', retryAfterMs: rate.retryAfterMs, report });
      }
    }
  return ok('allowed');
};

export const mayAttachEvidence =
  (dependencies: OwnAppealDependencies & Limited & { readonly evidence: EvidenceStore }): MayAttachEvidence =>
  async ({ address, ...own }) => {
    const found = await ownAppeal(dependencies, own);
    if (!found.ok) return found;
    const { appealId } = found.value;
    // Only stored files count, because another try of an incomplete upload completes it.
    const rejected = noMoreEvidence(found.value, await dependencies.evidence.list(appealId));
    if (rejected) return fail(rejected);
    // The first portion of the coming file.
    return counted(dependencies, { address, appealId }, 1);
  };

interface Dependencies extends OwnAppealDependencies, Limited {
  readonly evidence: EvidenceStore;
  readonly mediaStore: Pick<MediaStore, 'identify' | 'keep' | 'discard'>;
  readonly inspector: FileInspector;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The media store has the file before it is shown. */
const keep = async (
  { evidence, mediaStore }: Dependencies,
  record: EvidenceFile,
  local: string,
): Promise<EvidenceFile> => {
  const key = evidenceKey(record);
  await mediaStore.keep(key, local);
  const completed = await evidence.complete(record.evidenceId);
  if (completed) return completed;
  await mediaStore.discard(key);
  throw new Unavailable('the upload took too long and was abandoned');
};

export const attachEvidence =
  (dependencies: Dependencies): AttachEvidence =>
  async ({ address, file, filename, ...own }) => {
    const found = await ownAppeal(dependencies, own);
    if (!found.ok) return found;
    const { appealId } = found.value;
    const content = await dependencies.mediaStore.identify(file);
    if (!content) return fail({ kind: 'evidence-type-unknown' });
    // The bytes were received, whatever they are.
    const within = await counted(dependencies, { address, appealId }, portionsOf(content.sizeBytes) - 1);
    if (!within.ok) return within;
    const mediaType = await dependencies.inspector.typeOf(file);
    if (mediaType === undefined) return fail({ kind: 'evidence-type-unknown' });
    const record = storing({
      evidenceId: EvidenceId(dependencies.ids.next('evidence')),
      appealId,
      name: evidenceName(filename, mediaType),
      mediaType,
      ...content,
      uploadedAt: dependencies.clock.now(),
    });
    const begun = await dependencies.evidence.begin(record);
    switch (begun.outcome) {
      case 'appeal-not-found':
        return fail({ kind: 'appeal-not-found' });
      case 'rejected':
        return fail(begun.failure);
      case 'present':
        return begun.file.state === 'stored'
          ? ok({ file: begun.file, isNew: false })
          : ok({ file: await keep(dependencies, begun.file, file), isNew: true });
      case 'accepted':
        return ok({ file: await keep(dependencies, record, file), isNew: true });
    }
  };

export const listEvidence =
  ({
    evidence,
    ...dependencies
  }: OwnAppealDependencies & { readonly evidence: EvidenceStore }): ListEvidence =>
  async (own) => {
    const found = await ownAppeal(dependencies, own);
    return found.ok ? ok(await evidence.list(found.value.appealId)) : found;
  };
