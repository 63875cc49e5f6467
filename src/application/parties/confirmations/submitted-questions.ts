import type { Draft } from '../../../domain/drafts/draft.ts';
import { reviewedDetails, withPublished } from '../../../domain/drafts/publication.ts';
import type { WithParties } from '../../../domain/drafts/revision-parties.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import { questionOf } from './track-confirmations.ts';

/**
 * Returns the digests of the questions to a party about a submission or a revision: that of its time, and those of the party as it is now. The
 * account can have corrected the name of the party or the title since, which makes the question another one.
 */
export const submittedQuestions = (
  digest: Digest,
  draft: Draft,
  { details, parties = [] }: WithParties,
  { partyId, party }: { readonly partyId: PartyId; readonly party: Party | undefined },
): readonly string[] => {
  const asked = parties.find((one) => one.partyId === partyId)?.question;
  const published = withPublished(draft.submitted?.details ?? details, details, reviewedDetails);
  const present = party?.accountId === draft.accountId ? party : undefined;
  return [
    asked,
    ...[details, published].map(
      (one) => present && questionOf(digest, { ...draft, details: one }, present)?.shares,
    ),
  ].filter((question) => question !== undefined);
};
