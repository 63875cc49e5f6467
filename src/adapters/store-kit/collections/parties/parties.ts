import type { Party } from '../../../../domain/parties/party.ts';
import { prefixKey } from '../../../../domain/shared/prefix.ts';
import { collection } from '../../collection.ts';
import { derived, text, whole } from '../../members.ts';

export const partyNameKey = ({ name }: Pick<Party, 'name'>): string => prefixKey(name);

/** Owners, writers and publishers that accounts of artists and labels name. */
export const parties = collection<Party>()('parties', {
  key: ['partyId'],
  members: {
    partyId: text,
    accountId: text,
    nameKey: derived(text, 1, partyNameKey),
    version: whole,
  },
  indexes: { ofAccount: { on: ['accountId', 'nameKey', 'partyId'] } },
});
