import { identityOf } from '../../../../src/application/drafts/submission-facts.ts';
import { droppedMails } from '../../../../src/application/drafts/revisions/dropped-parties.ts';
import { mailboxOf, type Mail } from '../../../../src/domain/mail/mail.ts';
import { confirmationMs } from '../../../../src/domain/parties/confirmation.ts';
import type { Party } from '../../../../src/domain/parties/party.ts';
import { anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDraft, aDraftAddition, aRevision, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { aConfirmation, anAnswer, anAsking } from '../../../support/parties/confirmation-records.ts';
import { aParty, aPartyAddition, partyId } from '../../../support/parties/party-records.ts';
import { baseUrl, inWorld, type World } from '../../../support/worlds/world.ts';

const isrc = 'DEA012600001';
const sharedWith = (n: number) => ({
  master: [{ partyId: partyId(n), sharePct: '100' as const }],
  ...{ writers: [], publishers: [] },
});

interface Story {
  /** The first party as it was submitted, if this is known. */
  readonly before?: Party;
  /** The first party now. */
  readonly now?: Party;
  /** The second party, which has all shares in the revision, now and as it was submitted. */
  readonly other?: readonly [now: Party, submitted: Party];
  /** Whether the first party got an email with a code at noon, and at which address. */
  readonly asked?: string;
  readonly optsOut?: true;
  readonly at?: number;
}

/** Returns the emails about a revision that gives all shares of the first party to the second. */
const mailsOf = async (
  { ports }: World,
  { before, now = aParty(), other = [aParty({}, 2), aParty({}, 2)], asked, optsOut, at = noon }: Story,
): Promise<readonly Mail[]> => {
  const { digest, partyStore, artistStore, draftStore, confirmationStore } = ports;
  await artistStore.add(anArtistAddition());
  for (const [n, party] of [now, other[0]].entries()) await partyStore.add(aPartyAddition(party, n));
  const details = { ...aDraft().details, rights: sharedWith(1) };
  const known = (party: Party) => [{ partyId: party.partyId, identity: identityOf(digest, party) }];
  const draft = submittedDraft(aDraft({ details }));
  await draftStore.add(aDraftAddition(draft, 1));
  if (asked !== undefined) {
    const record = aConfirmation({ mailbox: digest.sha256(mailboxOf(asked)) });
    expect(await confirmationStore.ask(anAsking([record], 1, draft.version))).toBe('asked');
    if (optsOut) await confirmationStore.answer(anAnswer(record, 1, { optsOut }));
  }
  const submitted = draft.submitted && { ...draft.submitted, ...(before && { parties: known(before) }) };
  const revised = { ...details, rights: sharedWith(2) };
  return droppedMails(
    { ...ports, baseUrl },
    {
      draft: { ...draft, ...(submitted && { submitted }) },
      revision: aRevision({ details: revised, parties: known(other[1]) }),
    },
    { isrc, members: [], at },
  );
};

const dispute = 'dispute the change with the code of our last email';
const address = 'party-1@writer.example';

describe('the email about shares that have ended', () => {
  it(
    'names the ISRC, not the title, and offers the code that was sent to the mailbox while it is valid',
    inWorld(async (world) => {
      const [mail, ...rest] = await mailsOf(world, { before: aParty(), asked: address });
      expect(rest).toEqual([]);
      expect(mail).toMatchObject({ to: address, subject: 'You no longer have shares in a track' });
      const text = mail?.paragraphs.join('\n') ?? '';
      expect(text).toContain(`the track with the ISRC ${isrc} at ${baseUrl}`);
      expect(text).not.toContain('Nachtfahrt');
      expect(text).toContain(dispute);
      expect(text).toContain('which is valid until 2026-12-21 12:00 UTC');
    }),
  );

  it.each<[string, Story]>([
    ['has expired', { asked: address, at: noon + confirmationMs }],
    ['was sent to another mailbox', { asked: 'earlier@writer.example' }],
    ['does not exist', {}],
  ])('offers a reply alone if the code %s', (_, story) =>
    inWorld(async (world) => {
      const [mail] = await mailsOf(world, { before: aParty(), ...story });
      const text = mail?.paragraphs.join('\n');
      expect(text).toContain('If you do not agree, reply to this email.');
      expect(text).not.toContain(dispute);
    })(),
  );

  it.each<[string, Partial<Party>]>([
    ['name', { name: 'Another Name' }],
    ['IPI name number', { ipi: '00014107338' }],
    ['address', { email: 'stranger@else.example' }],
  ])('is not sent if the account has changed the %s of the party since the submission', (_, changes) =>
    inWorld(async (world) => {
      expect(await mailsOf(world, { before: aParty(), now: aParty(changes), asked: address })).toEqual([]);
    })(),
  );

  it.each<[string, Story, number]>([
    ['the mailbox that got its code', { asked: address }, 1],
    ['no mailbox that got no code', {}, 0],
    ['no mailbox that got a code for another address', { asked: 'earlier@writer.example' }, 0],
  ])('about a submission of an earlier release goes to %s', (_, story, count) =>
    inWorld(async (world) => {
      expect(await mailsOf(world, story)).toHaveLength(count);
    })(),
  );

  it.each<[string, Partial<Party>, number]>([
    ['is not sent to the mailbox of a party that the revision was submitted with', { email: address }, 0],
    ['is sent although another party was given the same address since', {}, 1],
  ])('%s', (_, submitted, count) =>
    inWorld(async (world) => {
      const now = aParty({ email: address }, 2);
      const other = [now, aParty(submitted, 2)] as const;
      expect(await mailsOf(world, { before: aParty(), other })).toHaveLength(count);
    })(),
  );

  it(
    'is not sent to a mailbox that has opted out',
    inWorld(async (world) => {
      expect(await mailsOf(world, { before: aParty(), asked: address, optsOut: true })).toEqual([]);
    }),
  );
});
