import { trackId } from '../../../builders/builders.ts';
import { accountId } from '../../../artists/artist-builders.ts';
import {
  aParty,
  aPartyAddition,
  aPartyChange,
  aPartyRemoval,
  partyId,
} from '../../../parties/party-records.ts';
import { aDraft, aDraftAddition, aDraftRemoval } from '../../../drafts/draft-records.ts';
import { aConfirmation, anAnswer, anAsking } from '../../../parties/confirmation-records.ts';
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

const track = trackId(990);
const asked = aConfirmation({ trackId: track }, 901);

export const confirmationOperations: readonly Operation[] = [
  {
    name: 'ask for the confirmation of shares',
    ready: ({ draftStore }) => draftStore.add(aDraftAddition(aDraft({ details: {} }, 990), 990)),
    run: ({ confirmationStore }) => confirmationStore.ask(anAsking([asked], 901)),
  },
  {
    name: 'ask for a draft that has changed',
    run: ({ confirmationStore }) =>
      confirmationStore.ask(anAsking([aConfirmation({ trackId: track }, 902)], 902, 7)),
  },
  {
    name: 'list the questions about a track',
    run: ({ confirmationStore }) => confirmationStore.ofTrack(track),
  },
  {
    name: 'find a question by its code',
    run: ({ confirmationStore }) => confirmationStore.findByCode(asked.code.codeDigest),
  },
  {
    name: 'find a question by an earlier code',
    run: ({ confirmationStore }) => confirmationStore.findByEarlierCode(asked.code.codeDigest),
  },
  {
    name: 'list the disputes of a track',
    run: ({ confirmationStore }) => confirmationStore.disputesOf(track),
  },
  {
    name: 'list open disputes',
    run: ({ confirmationStore }) => confirmationStore.openDisputes({ limit: 10 }),
  },
  {
    name: 'list open disputes after one',
    run: ({ confirmationStore }) =>
      confirmationStore.openDisputes({ limit: 10, after: { at: 1, id: `${track} ${asked.partyId}` } }),
  },
  {
    name: 'set a dispute aside that has changed',
    run: ({ confirmationStore }) => {
      const { optOut: _, ...decided } = anAnswer(asked, 905, { version: 7 });
      return confirmationStore.setAside(decided);
    },
  },
  {
    name: 'answer a question and opt out',
    run: ({ confirmationStore }) => confirmationStore.answer(anAnswer(asked, 903, { optsOut: true })),
  },
  {
    name: 'find the mailboxes that have opted out',
    run: ({ confirmationStore }) => confirmationStore.optedOut([asked.mailbox]),
  },
  {
    name: 'remove a draft with its questions',
    run: ({ draftStore }) => draftStore.remove(aDraftRemoval(aDraft({}, 990), 991)),
  },
];
