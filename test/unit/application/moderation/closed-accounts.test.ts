import { anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aStatement } from '../../../support/builders/moderation-builders.ts';
import {
  anAppealBy,
  deciding,
  disputed,
  pending,
  reviewing,
  staffed,
} from '../../../support/stories/moderation-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** A track that an account has submitted. */
const aSubmitted = async ({ ports, ...world }: World, moderationStatus: 'approved' | 'pending_review') => {
  const { account, ...addition } = anArtistAddition();
  await ports.artistStore.add({ account, ...addition });
  const track = await world.aTrackInCatalog({ trackId: trackId(31), moderationStatus });
  await ports.draftStore.add(aDraftAddition(submittedDraft(aDraft({ trackId: track.trackId }, 31), 31), 31));
  const close = async () => {
    const { memberId: requestedBy } = addition.member;
    const next = {
      ...account,
      closure: { state: 'erased', requestedAt: noon, requestedBy, closedAt: noon, erasedAt: noon },
      version: account.version + 1,
    } as const;
    const { accountId, version } = account;
    const effects = { events: [], mails: [], audit: undefined, idempotency: undefined };
    await ports.artistStore.change({ accountId, account: { next, version }, effects });
  };
  const status = async () => {
    const found = await ports.library.find(track.trackId);
    return found?.moderationStatus === 'taken_down' ? found.takedown.reason : found?.moderationStatus;
  };
  return { track, close, status };
};

describe('a track whose account is closed', () => {
  it(
    'cannot be reinstated, neither by staff nor by the operator',
    inWorld(async (world) => {
      const [caller] = await staffed(world, ['admin']);
      const { track, close, status } = await aSubmitted(world, 'approved');
      await deciding(world, caller)(track, disputed);
      await close();
      const { useCases } = world;
      const { trackId: id } = track;
      const request = { caller, trackId: id, statement: aStatement() };
      const reinstated = await useCases.takeDecision({ ...request, verdict: { act: 'reinstate' } });
      expect(kindOf(reinstated)).toBe('submitter-closed');
      const words = { facts: 'Checked.', clause: 'None.', ground: 'other' } as const;
      expect(kindOf(await useCases.approveTrack({ trackId: id, words }))).toBe('submitter-closed');
      expect(await status()).toBe('disputed');
      await deciding(world, caller)(track, { act: 'take_down', reason: 'infringing' });
      expect(await status()).toBe('infringing');
    }),
  );

  it(
    'is neither approved nor reviewed again once it is rejected',
    inWorld(async (world) => {
      const [caller] = await staffed(world, ['admin']);
      const { track, close, status } = await aSubmitted(world, 'pending_review');
      await deciding(world, caller)(track, { act: 'reject' });
      await close();
      const request = { caller, trackId: track.trackId, statement: aStatement() };
      for (const act of ['approve', 'reopen'] as const)
        expect(kindOf(await world.useCases.takeDecision({ ...request, verdict: { act } }))).toBe(
          'submitter-closed',
        );
      expect(await status()).toBe('rejected');
    }),
  );

  it(
    'stays withdrawn if an appeal against its takedown succeeds',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['rights'], ['rights']);
      const { track, close, status } = await aSubmitted(world, 'approved');
      await deciding(world, decider)(track, disputed);
      const { appeal } = await anAppealBy(world, track.trackId);
      await close();
      valueOf(await reviewing(world, reviewer).takeUp(appeal.appealId));
      valueOf(await reviewing(world, reviewer).overturn(appeal.appealId));
      expect((await world.ports.moderationStore.appeal(appeal.appealId))?.status).toBe('overturned');
      expect(await status()).toBe('withdrawn');
      const shown = valueOf(await world.useCases.readModerationStatus(track.trackId));
      expect(shown.decisions).toMatchObject([
        {
          verdict: { act: 'take_down', reason: 'withdrawn' },
          statement: { ground: 'rights_holder_request', automated: true },
        },
      ]);
    }),
  );

  it(
    'stays rejected if an appeal against the rejection succeeds, and cannot be approved with it',
    inWorld(async (world) => {
      const [decider, reviewer] = await staffed(world, ['moderator'], ['moderator']);
      const { track, close, status } = await aSubmitted(world, pending.moderationStatus);
      await deciding(world, decider)(track, { act: 'reject' });
      const { appeal } = await anAppealBy(world, track.trackId);
      await close();
      const { takeUp, overturn } = reviewing(world, reviewer);
      valueOf(await takeUp(appeal.appealId));
      expect(kindOf(await overturn(appeal.appealId, true))).toBe('submitter-closed');
      valueOf(await overturn(appeal.appealId));
      expect(await status()).toBe('rejected');
      const shown = valueOf(await world.useCases.readModerationStatus(track.trackId));
      expect(shown.decisions).toMatchObject([
        { verdict: { act: 'reject' }, statement: { ground: 'rights_holder_request' } },
      ]);
    }),
  );
});
