import { identitiesOf, type Draft, type DraftIdentity } from '../../../../domain/drafts/draft.ts';
import { pendingIn } from '../../../../domain/drafts/revision.ts';
import { partiesOf } from '../../../../domain/drafts/party-shares.ts';
import { collection } from '../../collection.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { AccountId, PartyId } from '../../../../domain/shared/ids.ts';
import { derived, optional, several, text, whole } from '../../members.ts';

/** Returns since when a revision of the track has waited for review, if one does. */
export const revisionSince = (draft: Draft): Instant | undefined => pendingIn(draft)?.submittedAt;

/** Returns the parties that are named by the draft, by the current or earlier shares of its track, or by a revision that waits for review. */
const namedIn = (draft: Draft): readonly PartyId[] => {
  const { details, submitted, splits = [] } = draft;
  const named = [details, submitted?.details, pendingIn(draft)?.details].map((one) => one?.rights);
  const earlier = splits.map(({ shares }) => shares);
  return [...new Set([...named, ...earlier].flatMap(partiesOf))];
};

/** Returns an identity with its account, because accounts choose external IDs. */
export const identityKey = (accountId: AccountId, identity: DraftIdentity): string =>
  `${accountId} ${identity}`;

const identityKeysOf = (draft: Draft): readonly string[] =>
  identitiesOf(draft).map((identity) => identityKey(draft.accountId, identity));

/** Tracks as the accounts of artists and labels describe them. */
export const drafts = collection<Draft>()('drafts', {
  key: ['trackId'],
  members: {
    trackId: text,
    accountId: text,
    createdAt: whole,
    version: whole,
    partyIds: derived(several(text), 3, namedIn),
    identities: derived(several(text), 1, identityKeysOf),
    revisionSince: derived(optional(whole), 1, revisionSince),
  },
  indexes: {
    pendingRevisions: { on: ['revisionSince', 'trackId'], having: ['revisionSince'] },
    ofAccount: { on: ['accountId', 'createdAt', 'trackId'] },
    identified: { on: ['identities', 'trackId'] },
    naming: { on: ['partyIds', 'accountId', 'trackId'] },
  },
});
