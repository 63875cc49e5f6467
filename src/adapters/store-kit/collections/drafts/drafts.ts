import type { Draft } from '../../../../domain/drafts/draft.ts';
import { partiesOf } from '../../../../domain/drafts/party-shares.ts';
import { collection } from '../../collection.ts';
import { derived, several, text, whole } from '../../members.ts';

/** Tracks as the accounts of artists and labels describe them. */
export const drafts = collection<Draft>()('drafts', {
  key: ['trackId'],
  members: {
    trackId: text,
    accountId: text,
    createdAt: whole,
    version: whole,
    partyIds: derived(several(text), 1, ({ details }: Draft) => partiesOf(details.rights)),
  },
  indexes: {
    ofAccount: { on: ['accountId', 'createdAt', 'trackId'] },
    naming: { on: ['partyIds', 'accountId', 'trackId'] },
  },
});
