import { creditFor, type BookedFee } from '../../domain/fees/charge.ts';
import { chargedFor, isCredited, mayBeCredited } from '../../domain/fees/credit.ts';
import type { RevokedLicense } from '../../domain/licensing/license.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { MarkRegister } from '../../ports/driven/licensing/mark-register.ts';
import type { Digest, Ids } from '../../ports/driven/shared/environment.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ContentStore } from '../../ports/driven/webhooks/content-store.ts';
import { isMarked } from '../media/license-marks.ts';
import { newFeeIds } from './new-charge.ts';

export interface CreditDependencies {
  readonly feeStore: Pick<FeeStore, 'ofLicense'>;
  readonly marks: Pick<MarkRegister, 'holder'>;
  readonly journal: Pick<UsageJournal, 'list'>;
  readonly contentStore: Pick<ContentStore, 'register'>;
  readonly digest: Digest;
  readonly ids: Ids;
}

const wasPublished = async (
  { journal, contentStore }: CreditDependencies,
  { platformId, licenseId, contentId, trackId }: RevokedLicense,
): Promise<boolean> => {
  const register = await contentStore.register(platformId, contentId);
  if (register?.state === 'published' && register.trackIds.includes(trackId)) return true;
  const { events } = await journal.list({ platformId, licenseId }, { limit: 1 });
  return events.length > 0;
};

/**
 * Returns the credits that the commit of a revocation by staff records. Not every use leaves a record (stems, audio without
 * marks, content that was published and deleted), so the decision is that of staff; what the records show prevents a credit.
 */
export const creditsOf = async (
  dependencies: CreditDependencies,
  revoked: RevokedLicense,
): Promise<{ readonly credits?: readonly BookedFee[] }> => {
  if (!mayBeCredited(revoked)) return {};
  const { feeStore, ids } = dependencies;
  const downloaded = await isMarked(dependencies, revoked.licenseId);
  const use = { downloaded, published: await wasPublished(dependencies, revoked) };
  if (!isCredited(revoked, use)) return {};
  const charged = chargedFor(await feeStore.ofLicense(revoked.licenseId));
  return { credits: charged.map((money) => creditFor(revoked, money, revoked.revokedAt, newFeeIds(ids))) };
};
