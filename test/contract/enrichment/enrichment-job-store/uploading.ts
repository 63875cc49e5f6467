import type { EnrichmentId } from '../../../../src/domain/shared/ids.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aFailure, anEnrichment, enrichmentId } from '../../../support/builders/sound-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aLease, anOpening, day, mark, type EnrichmentView } from './stage.ts';

const max = { ofPlatform: 100, inAll: 150 };

/** The nth request, of a platform: so many bytes in two rows. */
const anUpload = (n: number, bytes: number, platform = 1) => {
  const audio = (part: number) => ({
    rowId: `${part}`,
    audio: { kind: 'upload', key: `uploads/${n}/${part}`, sizeBytes: bytes / 2 } as const,
  });
  return anEnrichment({ platformId: platformId(platform), rows: [audio(1), audio(2)] }, n);
};

export const uploadingPolicies = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const opening = (n: number, bytes: number, platform = 1) =>
    anOpening(anUpload(n, bytes, platform), null, { uploads: max });
  const settled = async (
    { enrichmentJobs }: EnrichmentView,
    id: EnrichmentId,
    ...places: readonly number[]
  ) => {
    const lease = aLease(id);
    expect(await enrichmentJobs.claim(lease)).toMatchObject({ enrichmentId: id });
    for (const place of places) await enrichmentJobs.settle(id, { place, outcome: aFailure() }, lease);
    await enrichmentJobs.release(id, id, noon);
  };
  return [
    policy('accepts uploads of a platform that just fit, and stores nothing beyond that', async (view) => {
      const { enrichmentJobs, idempotencyStore } = view;
      expect(await enrichmentJobs.open(opening(1, 60))).toBe('opened');
      await idempotencyStore.begin(mark('key'));
      const idempotency = { key: 'key', status: 200, resourceId: enrichmentId(2) };
      const over = { ...opening(2, 42), idempotency };
      expect(await enrichmentJobs.open(over)).toBe('platform-uploads-full');
      expect(await enrichmentJobs.find(enrichmentId(2))).toBeUndefined();
      expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(2);
      expect(await idempotencyStore.begin(mark('key'))).toMatchObject({ outcome: 'running' });
      expect(await enrichmentJobs.open(opening(2, 40))).toBe('opened');
    }),

    policy('accepts uploads of all platforms that just fit, and stores nothing beyond that', async (view) => {
      const { enrichmentJobs } = view;
      expect(await enrichmentJobs.open(opening(1, 100, 1))).toBe('opened');
      expect(await enrichmentJobs.open(opening(2, 52, 2))).toBe('uploads-full');
      expect(await enrichmentJobs.find(enrichmentId(2))).toBeUndefined();
      expect(await enrichmentJobs.rowsOn(platformId(2), day)).toBe(0);
      expect(await enrichmentJobs.open(opening(2, 50, 2))).toBe('opened');
      expect(await enrichmentJobs.open(opening(3, 2, 3))).toBe('uploads-full');
    }),

    policy('accepts a request without uploads, however many wait', async ({ enrichmentJobs }) => {
      await enrichmentJobs.open(opening(1, 100));
      await enrichmentJobs.open(opening(2, 50, 2));
      const plain = anOpening(anEnrichment({}, 3), null, { uploads: max });
      expect(await enrichmentJobs.open(plain)).toBe('opened');
    }),

    policy('counts the uploads of a request until its last row is done', async (view) => {
      const { enrichmentJobs } = view;
      await enrichmentJobs.open(opening(1, 100));
      await settled(view, enrichmentId(1), 0);
      expect(await enrichmentJobs.open(opening(2, 2))).toBe('platform-uploads-full');
      await settled(view, enrichmentId(1), 1);
      expect(await enrichmentJobs.open(opening(2, 100))).toBe('opened');
    }),

    policy('no longer counts the uploads of a deleted request', async ({ enrichmentJobs }) => {
      await enrichmentJobs.open(opening(1, 100));
      expect(await enrichmentJobs.deleteExpired(noon + 2 * 86_400_000, 10)).toBe(1);
      expect(await enrichmentJobs.open(opening(2, 100))).toBe('opened');
    }),

    policy(
      'accepts as many of twenty concurrent callers of a platform as their uploads fit',
      async (view, concurrently) => {
        const outcomes = await concurrently(20, (one, n) => one.enrichmentJobs.open(opening(n, 30)));
        expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(3);
        expect(outcomes.filter((outcome) => outcome === 'platform-uploads-full')).toHaveLength(17);
        expect(await view.enrichmentJobs.rowsOn(platformId(), day)).toBe(6);
      },
    ),
  ];
};
