import { aCommit, committed, newTrack, uncommitted } from '../../../contract/catalog/track-library/stage.ts';
import { aSubmission, decided, revised } from '../../../contract/moderation/moderation-store/stage.ts';
import { anEvent, trackId } from '../../../support/builders/builders.ts';
import { storageInMemory } from '../../../support/worlds/kit-worlds.ts';
import { anAppeal, decisionId, underReview } from '../../../support/builders/moderation-builders.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

/** A kernel that cannot learn the outcome of a commit: it runs the program again. */
describe('a program of the store kit that runs again after it had committed', () => {
  let world: Awaited<ReturnType<typeof storageInMemory>>;
  beforeEach(async () => {
    world = await storageInMemory();
  });
  afterEach(() => world.close());

  it('returns the version that a new track was allotted, and writes nothing', async () => {
    const [{ library, outbox }] = world.views;
    const change = newTrack(1, { effects: { events: [anEvent()] } });
    const first = await library.commit(change);
    committed(await library.commit(aCommit(uncommitted(committed(first)), 1)));
    expect(await library.commit(change)).toEqual(first);
    expect(await library.head()).toBe(2);
    expect(await outbox.list({ limit: 10 })).toHaveLength(1);
    expect((await library.find(trackId()))?.catalogVersion).toBe(2);
  });

  it('accepts an appeal once, also if it was read since', async () => {
    const [view] = world.views;
    await decided(view);
    expect(await view.moderationStore.submit(aSubmission())).toBe('submitted');
    await view.moderationStore.revise({ appeals: [revised(underReview(anAppeal()))], effects: noEffects });
    expect(await view.moderationStore.submit(aSubmission())).toBe('submitted');
    expect(await view.moderationStore.appealsOf(decisionId())).toEqual([underReview(anAppeal())]);
  });

  it('revises an appeal once', async () => {
    const [view] = world.views;
    await decided(view);
    await view.moderationStore.submit(aSubmission());
    const change = {
      appeals: [revised(underReview(anAppeal()))],
      effects: effectsOf({ events: [anEvent()] }),
    };
    expect(await view.moderationStore.revise(change)).toBe('revised');
    expect(await view.moderationStore.revise(change)).toBe('revised');
    expect(await view.outbox.list({ limit: 10 })).toHaveLength(1);
  });
});
