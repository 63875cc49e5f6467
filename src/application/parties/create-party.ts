import { roleMissingFor } from '../../domain/artists/profile.ts';
import { maxParties, withPartyEdit } from '../../domain/parties/party.ts';
import { PartyId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { CreateParty } from '../../ports/driving/parties/parties.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';

interface Dependencies {
  readonly partyStore: Pick<PartyStore, 'add'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

export const createParty =
  ({ partyStore, ids, clock }: Dependencies): CreateParty =>
  async ({ caller: { member }, party: description, idempotencyKey }) => {
    const missing = roleMissingFor(member, 'tracks');
    if (missing) return fail(missing);
    const { accountId } = member;
    const partyId = PartyId(ids.next('party'));
    const now = clock.now();
    const owned = { partyId, accountId, createdAt: now, updatedAt: now, version: 1 };
    const party = withPartyEdit({ ...owned, name: description.name }, description);
    const added = await partyStore.add({
      party,
      guards: { fewerThan: maxParties },
      effects: {
        ...noted(artistNote(member, now, 'create_party', { subjects: [accountId, partyId] })),
        idempotency: idempotencyFor(idempotencyKey, 201, partyId),
      },
    });
    return added === 'added' ? ok(party) : fail({ kind: 'parties-full', limit: maxParties });
  };
