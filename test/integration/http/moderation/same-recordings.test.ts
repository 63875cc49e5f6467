import { fingerprintOf } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { excerptOf, somePeaks } from '../../../support/builders/fingerprints.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { noEffects } from '../../../support/effects.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const peaks = somePeaks('night ferry', 40);
const recording = fingerprintOf(peaks);
const excerpt = fingerprintOf(excerptOf(peaks, 10_000, 40_000));

describe.each(transports)('the same recordings beside a track under review over %s', (transport) => {
  let service: TestService;
  let reviewer: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    reviewer = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  const aTrackOf = async (title: string, fingerprint: typeof recording, changes: Partial<Track> = {}) => {
    const stored = await service.aTrackInCatalog({ title, ...changes });
    const { catalogVersion, ...track } = stored;
    const guards = { catalogVersion };
    await service.ports.library.commit({ track, guards, fingerprint, effects: noEffects });
    return stored.trackId;
  };
  const sameAs = async (trackId: string) => {
    const { body } = await reviewer.get(`/api/v1/staff/tracks/${trackId}/look-alikes`);
    return body['sameRecordings'] as readonly Readonly<Record<string, unknown>>[];
  };

  it('are listed with the common part in both tracks, whichever is asked for', async () => {
    const pending = { moderationStatus: 'pending_review' } as const;
    const whole = await aTrackOf('Night Ferry', recording);
    const part = await aTrackOf('Night Ferry (Excerpt)', excerpt, pending);
    const lengthMs = expect.closeTo(30_000, -4) as number;
    const [beginning, later] = [expect.closeTo(0, -4), expect.closeTo(10_000, -3)] as number[];
    expect(await sameAs(part)).toEqual([
      {
        track: expect.objectContaining({ trackId: whole, title: 'Night Ferry' }) as object,
        ...{ fromMs: beginning, otherFromMs: later, lengthMs, speed: 1, share: 1 },
      },
    ]);
    expect(await sameAs(whole)).toEqual([
      {
        track: expect.objectContaining({ trackId: part, title: 'Night Ferry (Excerpt)' }) as object,
        ...{ fromMs: later, otherFromMs: beginning, lengthMs, speed: 1, share: 1 },
      },
    ]);
  });

  it('are at most 20 tracks', async () => {
    const many = fingerprintOf(somePeaks('in many compilations', 30));
    const requested = await aTrackOf('Asked', many);
    for (let n = 1; n <= 21; n++) await aTrackOf(`Compilation ${n}`, many);
    const found = await sameAs(requested);
    expect(found).toHaveLength(20);
    expect(found.map(({ track }) => (track as { trackId: string }).trackId)).not.toContain(requested);
  });
});
