import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aLicense, aTerms, contentId, licenseId, noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import {
  deliverAll,
  envelopeIn,
  fanOut,
  listening,
  verifiedBy,
} from '../../../support/stories/webhook-story.ts';
import { baseUrl, inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const isrcOf = (n: number) => `QZXYZ26${String(n).padStart(5, '0')}`;
const close = { genres: ['ambient'], moods: ['calm'], bpm: 96 };

/** The newest message, as its receiver reads it. */
const last = ({ sentWebhooks }: World) => {
  const message = sentWebhooks.sent.at(-1);
  if (!message) throw new Error('nothing was sent');
  return message;
};

/** The message about a takedown to a platform that has so many licenses of the track. */
const sentTakedown = async (world: World, licenses: number) => {
  const { caller, platform } = await world.aRegisteredPlatform({ tier: 'enterprise' });
  const competing = await world.aRegisteredPlatform();
  const { trackId, catalogVersion } = await world.aTrackInCatalog({ ...close, title: 'The one' });
  const open = (platformId: typeof platform.platformId, n: number) =>
    world.ports.ledger.open({
      candidate: aLicense({ licenseId: licenseId(n), trackId, platformId, contentId: contentId(n) }),
      guards: {
        track: { trackId, catalogVersion },
        platform: { platformId, version: 1 },
        quota: { month: '2026-11', limit: null },
      },
      effects: noEffects,
      warnings: [],
    });
  for (let n = 1; n <= licenses; n++) await open(platform.platformId, n);
  await open(competing.platform.platformId, 9_999);
  await deliverAll(world);
  const { secret } = await listening(world, caller, ['track.takedown']);
  await world.useCases.takeDownTrack({ trackId, reason: 'infringing' });
  await deliverAll(world);
  return { trackId, data: verifiedBy(secret, last(world)).data, secret };
};

describe('a message', () => {
  it(
    'is an envelope that the published library verifies, under the id of its event',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { secret } = await listening(world, caller, ['track.approved']);
      const track = await world.aTrackInCatalog();
      world.clock.advance(1_500);
      await deliverAll(world);
      const message = last(world);
      expect(message.headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-timestamp': String(noon / 1_000 + 1),
      });
      expect(verifiedBy(secret, message)).toEqual({
        id: message.headers['webhook-id'],
        type: 'track.approved',
        timestamp: '2026-11-21T12:00:00.000Z',
        data: {
          trackId: track.trackId,
          isrc: track.isrc,
          title: track.title,
          approvedAt: '2026-11-21T12:00:00.000Z',
          catalogVersion: track.catalogVersion,
        },
      });
      const altered = { ...message, body: message.body.replace('Slow', 'Fast') };
      expect(() => verifiedBy(secret, altered)).toThrow('No matching signature');
      const later = { 'webhook-timestamp': String(noon / 1_000 + 2) };
      const moved = { ...message, headers: { ...message.headers, ...later } };
      expect(() => verifiedBy(secret, moved)).toThrow('No matching signature');
    }),
  );

  it(
    'of an update names the fields that changed',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.updated']);
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['US'] });
      await deliverAll(world);
      expect(envelopeIn(last(world))).toMatchObject({
        type: 'track.updated',
        data: { trackId, changedFields: ['territories'], catalogVersion: 2 },
      });
    }),
  );

  it(
    'of a quota is sent at four fifths and at the whole, each once a month',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform({ quotas: { licensesPerMonth: 5 } });
      await listening(world, caller, ['usage.quota_warning']);
      const { trackId } = await world.aTrackInCatalog();
      const issue = (n: number) =>
        world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } });
      const quotaEvents = async () => {
        await deliverAll(world);
        return world.sentWebhooks.sent.map((message) => envelopeIn(message).data);
      };
      for (let n = 1; n <= 3; n++) await issue(n);
      expect(await quotaEvents()).toEqual([]);
      await issue(4);
      const quota = { quota: 'licenses', period: '2026-11', limit: 5 };
      expect(await quotaEvents()).toEqual([{ ...quota, used: 4 }]);
      const { licenseId: id } = valueOf(await issue(4)).license;
      await world.useCases.revokeLicense({
        caller,
        licenseId: id,
        revocation: { reasonCode: 'issued_in_error' },
      });
      expect(await quotaEvents()).toHaveLength(1);
      await issue(5);
      expect(await quotaEvents()).toEqual([
        { ...quota, used: 4 },
        { ...quota, used: 5 },
      ]);
      await issue(6);
      expect(await quotaEvents()).toHaveLength(2);
      expect(await world.ports.ledger.issuedIn(platform.platformId, '2026-11')).toBe(5);
    }),
  );
});

describe("a takedown's message", () => {
  it(
    "names the platform's own licenses, and where the list of them is",
    inWorld(async (world) => {
      const { trackId, data } = await sentTakedown(world, 3);
      expect(data).toMatchObject({
        trackId,
        reason: 'infringing',
        effectiveAt: '2026-11-21T12:00:00.000Z',
        publishedContentSurvives: false,
        affectedCount: 3,
        affectedLicensesUrl: `${baseUrl}/api/v1/licenses?trackId=${trackId}&status=active`,
      });
      expect(data['removeBy']).toMatch(/Z$/);
      expect(data['affectedLicenses']).toEqual(
        [3, 2, 1].map((n) => ({
          licenseId: licenseId(n),
          contentId: contentId(n),
          compliance: { state: 'must_remove', removeBy: data['removeBy'] },
          publishedContentSurvives: false,
        })),
      );
      expect(data['replacements']).toEqual([]);
    }),
  );

  it(
    'names the newest hundred of more, and counts them all',
    inWorld(async (world) => {
      const { data } = await sentTakedown(world, 130);
      expect(data['affectedCount']).toBe(130);
      const named = data['affectedLicenses'] as readonly { readonly licenseId: string }[];
      expect([named.length, named[0]?.licenseId, named[99]?.licenseId]).toEqual([
        100,
        licenseId(130),
        licenseId(31),
      ]);
    }),
  );

  it(
    'of a withdrawn track says that what is published survives',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.takedown']);
      const { trackId } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId, reason: 'withdrawn' });
      await deliverAll(world);
      expect(envelopeIn(last(world)).data).toMatchObject({
        reason: 'withdrawn',
        removeBy: null,
        publishedContentSurvives: true,
        affectedCount: 0,
        affectedLicenses: [],
      });
    }),
  );

  it(
    'offers up to five approved tracks in its place, the closest first, and never the track itself',
    inWorld(async (world) => {
      const another = (title: string, n: number, changes: object) =>
        world.aTrackInCatalog({ title, isrc: isrcOf(n), ...close, ...changes });
      await another('wide', 1, { moods: ['dark'], bpm: 140 });
      await another('same mood and tempo', 2, { bpm: 100 });
      await another('same tempo', 3, { moods: ['dark'], bpm: 93 });
      await another('elsewhere', 4, { genres: ['rock'] });
      const gone = await another('gone', 5, {});
      await world.useCases.takeDownTrack({ trackId: gone.trackId, reason: 'legal' });
      await another('pending', 6, { moderationStatus: 'pending_review' });
      await another('also the same', 7, { bpm: 90 });
      await another('wide too', 8, { moods: ['dark'], bpm: 60 });
      await another('one too many', 9, { moods: ['dark'], bpm: 61, terms: [aTerms()] });
      const { data } = await sentTakedown(world, 0);
      const offered = data['replacements'] as readonly Record<string, string>[];
      const titles = offered.map(({ title }) => title);
      expect(new Set(titles.slice(0, 2))).toEqual(new Set(['same mood and tempo', 'also the same']));
      expect(titles[2]).toBe('same tempo');
      expect(titles).toHaveLength(5);
      expect(titles).not.toContain('The one');
      expect(offered[2]).toEqual({
        trackId: expect.stringMatching(/^trk_/) as unknown,
        isrc: isrcOf(3),
        title: 'same tempo',
        artist: 'Ada Finch',
      });
    }),
  );

  it(
    'resent hours later offers no track that was taken down since, and counts the licenses of that time',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.takedown']);
      const other = await world.aTrackInCatalog({ ...close, title: 'Other' });
      const { trackId } = await world.aTrackInCatalog({ ...close, title: 'The one' });
      const order = { trackId, contentId: contentId() };
      const { licenseId: id } = valueOf(await world.useCases.issueLicense({ caller, order })).license;
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      world.sentWebhooks.answerWith(() => ({ kind: 'answered', status: 500, responseStart: '' }));
      await deliverAll(world);
      const first = envelopeIn(last(world));
      expect(first.data).toMatchObject({ affectedCount: 1, replacements: [{ trackId: other.trackId }] });
      await world.useCases.takeDownTrack({ trackId: other.trackId, reason: 'legal' });
      const revocation = { reasonCode: 'takedown' } as const;
      await world.useCases.revokeLicense({ caller, licenseId: id, revocation });
      world.clock.advance(3_600_000);
      world.sentWebhooks.sent.length = 0;
      await deliverAll(world);
      const again = world.sentWebhooks.sent.map(envelopeIn).find(({ id: same }) => same === first.id);
      expect(again?.data).toMatchObject({ affectedCount: 0, affectedLicenses: [], replacements: [] });
    }),
  );

  it(
    'waits a minute for a catalog that cannot be searched, and is then sent without replacements',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.takedown']);
      await world.aTrackInCatalog({ ...close, title: 'Other' });
      const { trackId } = await world.aTrackInCatalog({ ...close, title: 'The one' });
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      const away = async () => {
        throw new Unavailable('the catalog is still being read');
      };
      world.before('index', 'search', away, 2);
      await fanOut(world);
      const [served] = await world.useCases.deliverDue({ endpointQueues: 1, failingEndpointQueues: 0 });
      const kept = expect(served?.done).rejects.toThrow('still being read');
      await world.clock.nextWait();
      world.clock.advance(60_000);
      await kept;
      expect(world.sentWebhooks.sent).toEqual([]);
      await deliverAll(world);
      expect(envelopeIn(last(world)).data).toMatchObject({ trackId, replacements: [] });
    }),
  );
});
