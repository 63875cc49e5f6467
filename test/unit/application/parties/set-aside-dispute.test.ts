import type { ShareConfirmation } from '../../../../src/domain/parties/confirmation.ts';
import { openSince, type ShareDispute } from '../../../../src/domain/parties/dispute.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  submittedDraft,
} from '../../../support/drafts/draft-records.ts';
import { aConfirmation, anAnswer, anAsking } from '../../../support/parties/confirmation-records.ts';
import { aParty, aPartyAddition } from '../../../support/parties/party-records.ts';
import { kindOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const dispute: ShareDispute = { shares: digestOf(201), mailbox: digestOf(101), at: noon, reason: 'Half.' };
const answered = (one: ShareDispute, version: number): ShareConfirmation =>
  aConfirmation({ dispute: one, answer: { outcome: 'disputed', at: one.at }, version });

/** A track of the catalog whose first party disputes its shares at noon, with a member of staff who can set that aside. */
const aDispute = async ({ ports, aTrackInCatalog, aColleague }: World) => {
  const { trackId, catalogVersion } = await aTrackInCatalog();
  await ports.partyStore.add(aPartyAddition(aParty(), 1));
  await ports.draftStore.add(aDraftAddition(aDraft({ trackId }), 1));
  await ports.confirmationStore.ask(anAsking([aConfirmation()], 1));
  const answer = (one: ShareDispute, version: number) =>
    ports.confirmationStore.answer(anAnswer(answered(one, version), version, { version }));
  expect(await answer(dispute, 1)).toBe('answered');
  const { partyId } = aParty();
  const { caller } = await aColleague('rights');
  const found = async () => (await ports.confirmationStore.disputesOf(trackId))[0];
  const asked = { caller, trackId, partyId, concerns: 'other' as const, reason: 'A split sheet was signed.' };
  return { asked, answer, found, catalogVersion };
};

describe('setting a dispute aside', () => {
  it(
    'is about the dispute that staff have read',
    inWorld(async (world) => {
      const { asked, found } = await aDispute(world);
      const { setAsideDispute } = world.useCases;
      expect(kindOf(await setAsideDispute({ ...asked, disputedAt: noon - 1 }))).toBe('version-conflict');
      expect(openSince((await found()) ?? {})).toBe(noon);
      expect(await setAsideDispute({ ...asked, disputedAt: noon })).toMatchObject({ ok: true });
      expect(openSince((await found()) ?? {})).toBeUndefined();
      // Nothing was submitted.
      expect(await found()).not.toHaveProperty('dispute.setAside.accepts');
    }),
  );

  it(
    'does not reach a dispute that the party makes meanwhile',
    inWorld(async (world) => {
      const { asked, answer, found } = await aDispute(world);
      const next = { ...dispute, at: noon + 1, reason: 'All of it.' };
      world.before('confirmationStore', 'setAside', () => answer(next, 2));
      const decided = await world.useCases.setAsideDispute({ ...asked, disputedAt: noon });
      expect(kindOf(decided)).toBe('version-conflict');
      expect((await found())?.dispute).toEqual(next);
    }),
  );

  it(
    'accepts no shares that the account has submitted since staff read the dispute, and no others than those that they saw',
    inWorld(async (world) => {
      const { asked, found, catalogVersion } = await aDispute(world);
      const { draftStore } = world.ports;
      const draft = submittedDraft(aDraft({ trackId: asked.trackId }));
      const { submitted } = draft;
      if (!submitted) throw new Error('not submitted');
      const { partyId } = asked;
      const parties = [{ partyId, identity: digestOf(1), question: dispute.shares }];
      const change = aDraftChange({ ...draft, submitted: { ...submitted, parties } }, 1);
      const guards = { ...change.guards, catalogVersion };
      expect(await draftStore.change({ ...change, guards })).toBe('changed');
      const { setAsideDispute } = world.useCases;
      expect(kindOf(await setAsideDispute({ ...asked, disputedAt: noon }))).toBe('version-conflict');
      expect(openSince((await found()) ?? {})).toBe(noon);
      const seen = { ...asked, disputedAt: noon, concerns: 'submission' as const };
      expect(await setAsideDispute(seen)).toMatchObject({ ok: true, value: { concerns: 'submission' } });
      expect((await found())?.dispute?.setAside).toMatchObject({ accepts: true });
    }),
  );

  it(
    'is repeated when the same question has only changed otherwise',
    inWorld(async (world) => {
      const { asked, answer, found } = await aDispute(world);
      world.before('confirmationStore', 'setAside', () => answer(dispute, 2));
      expect(await world.useCases.setAsideDispute({ ...asked, disputedAt: noon })).toMatchObject({
        ok: true,
      });
      expect((await found())?.dispute).toMatchObject({ at: noon, setAside: { reason: asked.reason } });
    }),
  );
});
