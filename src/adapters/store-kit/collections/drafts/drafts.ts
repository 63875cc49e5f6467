import type { Draft } from '../../../../domain/drafts/draft.ts';
import { collection } from '../../collection.ts';
import { text, whole } from '../../members.ts';

/** Tracks as the accounts of artists and labels describe them. */
export const drafts = collection<Draft>()('drafts', {
  key: ['trackId'],
  members: { trackId: text, accountId: text, createdAt: whole, version: whole },
  indexes: { ofAccount: { on: ['accountId', 'createdAt', 'trackId'] } },
});
