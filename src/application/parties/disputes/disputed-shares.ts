import { pendingIn } from '../../../domain/drafts/revision.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { ShareConfirmation } from '../../../domain/parties/confirmation.ts';
import { ownShares } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { DisputedShares } from '../../../ports/driving/parties/disputes.ts';
import { submittedQuestions } from '../confirmations/submitted-questions.ts';

/** Returns the shares that a dispute is about, if they are those of the last submission or of the revision that waits for review. */
export const disputedShares = (
  digest: Digest,
  draft: Draft | undefined,
  { partyId, dispute }: Pick<ShareConfirmation, 'partyId' | 'dispute'>,
  party: Party | undefined,
): DisputedShares => {
  const submitted = [
    ['submission', draft?.submitted],
    ['revision', draft && pendingIn(draft)],
  ] as const;
  for (const [concerns, found] of submitted) {
    const questions = draft && found ? submittedQuestions(digest, draft, found, { partyId, party }) : [];
    if (dispute && questions.includes(dispute.shares))
      return { concerns, shares: ownShares(found?.details.rights, partyId) };
  }
  return { concerns: 'other', shares: [] };
};
