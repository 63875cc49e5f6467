import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import { contentId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { published, inboundStory } from '../../../support/stories/inbound-story.ts';
import { deliverAll, envelopeIn, fanOut, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { licensed, sent } from './mails/licensee-mails.ts';

/** A store whose pages contain one license at most, as if only every five thousandth one met the filter. */
const sparse = (): Storage => {
  const storage = sqliteStorage({ file: ':memory:' });
  const { ledger } = storage;
  return {
    ...storage,
    ledger: { ...ledger, list: (filter, page) => ledger.list(filter, { ...page, limit: 1 }) },
  };
};

const inSparseWorld =
  (story: (world: World) => Promise<void>): (() => Promise<void>) =>
  async () =>
    inWorld(story, { kept: sparse() })();

describe('licenses that the ledger finds on many short pages', () => {
  it(
    'are all named by the event of a takedown',
    inSparseWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { trackId } = await world.aTrackInCatalog();
      for (const n of [1, 2, 3])
        valueOf(await world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } }));
      await deliverAll(world);
      await listening(world, caller, ['track.takedown']);
      await world.useCases.takeDownTrack({ trackId, reason: 'infringing' });
      await deliverAll(world);
      const [{ data }] = world.sentWebhooks.sent.map(envelopeIn) as [ReturnType<typeof envelopeIn>];
      expect(data).toMatchObject({
        affectedCount: 3,
        affectedLicenses: [3, 2, 1].map((n) => ({ contentId: contentId(n) })),
      });
    }),
  );

  it(
    'are all named by the email about a takedown',
    inSparseWorld(async (world) => {
      const { trackId, licenses } = await licensed(world, 3);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await fanOut(world);
      const text = (await sent(world)).flatMap(({ paragraphs }) => paragraphs).join('\n');
      for (const licenseId of licenses.slice(0, 3)) expect(text).toContain(licenseId);
    }),
  );

  it(
    'are all shown with the content',
    inSparseWorld(async (world) => {
      const { caller, platform, receive } = await inboundStory(world);
      const tracks = [await world.aTrackInCatalog(), await world.aTrackInCatalog()];
      const trackIds = tracks.map(({ trackId }) => trackId);
      await receive(published(trackIds));
      const { slug } = platform;
      const shown = await world.useCases.readContent({ caller, slug, contentId: contentId() });
      expect([...valueOf(shown).licenses.keys()].toSorted()).toEqual(trackIds.toSorted());
    }),
  );
});
