import { settledBy } from '../../../../src/application/drafts/revisions/decision-effects.ts';
import { questionOf } from '../../../../src/application/parties/confirmations/track-confirmations.ts';
import type { DraftDetails } from '../../../../src/domain/drafts/draft.ts';
import type { ShareConfirmation } from '../../../../src/domain/parties/confirmation.ts';
import type { Party } from '../../../../src/domain/parties/party.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import {
  aDraft,
  aDraftAddition,
  aRevision,
  draftDetails,
  submittedDraft,
} from '../../../support/drafts/draft-records.ts';
import {
  aConfirmation,
  anAnswer,
  anAsking,
  confirmed,
} from '../../../support/parties/confirmation-records.ts';
import { aParty, aPartyAddition, partyId } from '../../../support/parties/party-records.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const all = (n: number) => [{ partyId: partyId(n), sharePct: '100' as const }];
const rights = { master: all(1), writers: [], publishers: all(2) };
const otherRights = { master: all(2), writers: [], publishers: all(1) };
const revised: DraftDetails = { ...draftDetails(), rights };

interface Story {
  /** The party as it confirmed, after a dispute of other shares. */
  readonly party?: Party;
  /** The details that it confirmed. */
  readonly details?: DraftDetails;
  /** The title in the catalog. */
  readonly title?: string;
  /** The party as the account has it at the approval. */
  readonly now?: Party;
  /** The mailbox that disputed, if it is another one. */
  readonly mailbox?: string;
}

/** Returns the parties whose disputes end with the approval of a revision with these rights. */
const settled = async ({ ports }: World, story: Story): Promise<readonly string[]> => {
  const { party = aParty(), details = revised, now = party, mailbox, title } = story;
  const before = { ...draftDetails(), rights: otherRights, ...(title !== undefined && { title }) };
  const draft = submittedDraft(aDraft({ details: before }));
  await ports.draftStore.add(aDraftAddition(draft, 1));
  await ports.partyStore.add(aPartyAddition(now, 1));
  const asked = questionOf(ports.digest, { ...draft, details }, party);
  if (!asked) throw new Error('no address');
  const record: ShareConfirmation = { ...aConfirmation(), ...asked };
  expect(await ports.confirmationStore.ask(anAsking([record], 1, draft.version))).toBe('asked');
  const dispute = { shares: digestOf(201), mailbox: mailbox ?? asked.mailbox, at: noon };
  await ports.confirmationStore.answer(anAnswer({ ...record, answer: confirmed, dispute }, 1));
  const submitted = questionOf(ports.digest, { ...draft, details: revised }, aParty());
  const known = {
    partyId: partyId(),
    identity: digestOf(9),
    ...(submitted && { question: submitted.shares }),
  };
  const revision = aRevision({ details: revised, parties: [known] });
  return (await settledBy(ports, { draft, revision })).map((one) => one.partyId);
};

describe('the approval of a revision', () => {
  const renamed = aParty({ name: 'Ida Grün-Lind' });
  it.each<[string, Story]>([
    ['has confirmed it as it was submitted', {}],
    ['has confirmed it and was renamed since', { now: renamed }],
    ['has confirmed it after the account corrected its name', { party: renamed }],
    [
      'has confirmed it after the account corrected name and title',
      { party: renamed, details: { ...revised, title: 'Other' }, title: 'Other' },
    ],
  ])('ends the dispute of a party that %s', (_, story) =>
    inWorld(async (world) => {
      expect(await settled(world, story)).toEqual([partyId()]);
    })(),
  );

  it.each<[string, Story]>([
    ['has confirmed other shares', { details: { ...revised, rights: otherRights } }],
    ['has confirmed under an earlier name alone', { party: renamed, now: aParty({ name: 'Ida G.' }) }],
    ['has disputed from another mailbox', { mailbox: digestOf(105) }],
  ])('does not end the dispute of a party that %s', (_, story) =>
    inWorld(async (world) => {
      expect(await settled(world, story)).toEqual([]);
    })(),
  );
});
