import { accountId } from '../../../artists/artist-builders.ts';
import {
  aParty,
  aPartyAddition,
  aPartyChange,
  aPartyRemoval,
  partyId,
} from '../../../parties/party-records.ts';
import type { Operation } from '../stage.ts';

const party = aParty({}, 901);

export const partyOperations: readonly Operation[] = [
  { name: 'add a party', run: ({ partyStore }) => partyStore.add(aPartyAddition(party, 901)) },
  {
    name: 'add a party beyond the limit',
    run: ({ partyStore }) => partyStore.add(aPartyAddition(aParty({}, 902), 902, 1)),
  },
  {
    name: 'change a party',
    run: ({ partyStore }) => partyStore.change(aPartyChange({ ...party, name: 'Other' }, 903)),
  },
  { name: 'find a party', run: ({ partyStore }) => partyStore.find(partyId(901)) },
  {
    name: 'find many parties',
    run: ({ partyStore }) => partyStore.findMany([partyId(901), partyId(902), partyId(903)]),
  },
  {
    name: 'list parties of an account',
    run: ({ partyStore }) => partyStore.ofAccount(accountId(), { limit: 10 }),
  },
  {
    name: 'list parties of an account after one',
    run: ({ partyStore }) =>
      partyStore.ofAccount(accountId(), { limit: 10, after: { at: 'ida', id: partyId(900) } }),
  },
  {
    name: 'remove a party',
    run: ({ partyStore }) => partyStore.remove(aPartyRemoval(party, 904, 2)),
  },
];
