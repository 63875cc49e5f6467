import { maxRows } from '../../../../src/domain/enrichment/enrichment.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { warnedOf, warningsAt } from '../../../support/stories/quota-warnings.ts';
import {
  aFailure,
  aMatch,
  anAnalyzed,
  anEnrichment,
  anEnrichmentRow,
  enrichmentId,
} from '../../../support/builders/sound-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aLease, anOpening, day, mark, minute, opened, type EnrichmentView } from './stage.ts';

const idempotency = { key: 'plt_1 POST /enrich a', status: 202, resourceId: enrichmentId() };
const later = noon + 2 * 86_400_000;

export const openingPolicies = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('begins empty', async ({ enrichmentJobs }) => {
      expect(await enrichmentJobs.find(enrichmentId())).toBeUndefined();
      expect(await enrichmentJobs.claim(aLease('a'))).toBeUndefined();
      expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(0);
      expect(await enrichmentJobs.deleteExpired(later, 10)).toBe(0);
    }),

    policy('keeps a request exactly as it came, rows and outcomes in step', async ({ enrichmentJobs }) => {
      const rows = Array.from({ length: maxRows }, (_, i) => anEnrichmentRow(i + 1));
      const fates = [null, aMatch(), anAnalyzed(2), aFailure()];
      const full = anEnrichment({ rows, outcomes: rows.map((_, i) => fates[i % 4] ?? null) });
      const [first = anEnrichmentRow()] = rows;
      const upload = {
        ...first,
        isrc: 'QZABC2600001',
        audio: { kind: 'upload', key: 'uploads/a', sizeBytes: 44 },
      } as const;
      const small = anEnrichment({ rows: [upload], outcomes: [aMatch(3)] }, 2);
      await opened({ enrichmentJobs } as EnrichmentView, full, small);
      expect(await enrichmentJobs.find(full.enrichmentId)).toEqual(full);
      expect(await enrichmentJobs.find(small.enrichmentId)).toEqual(small);
    }),

    policy('shows a request to every process as soon as it was opened', async (view, concurrently) => {
      expect(await concurrently(4, (one) => one.enrichmentJobs.find(enrichmentId()))).toEqual(
        new Array(4).fill(undefined),
      );
      await opened(view, anEnrichment());
      const seen = await concurrently(4, (one) => one.enrichmentJobs.find(enrichmentId()));
      expect(seen).toEqual(new Array(4).fill(anEnrichment()));
    }),

    policy('counts the rows of a platform and day, and of no other', async ({ enrichmentJobs }) => {
      await enrichmentJobs.open(anOpening(anEnrichment({}, 1, 3)));
      await enrichmentJobs.open(anOpening(anEnrichment({ outcomes: [aMatch(), aMatch()] }, 2)));
      await enrichmentJobs.open(anOpening(anEnrichment({ platformId: platformId(2) }, 3, 7)));
      const tomorrow = { quota: { day: '2026-11-22', limit: null, warnings: [] } };
      await enrichmentJobs.open(anOpening(anEnrichment({}, 4, 11), null, tomorrow));
      const counted = [
        await enrichmentJobs.rowsOn(platformId(1), day),
        await enrichmentJobs.rowsOn(platformId(2), day),
        await enrichmentJobs.rowsOn(platformId(1), '2026-11-22'),
        await enrichmentJobs.rowsOn(platformId(1), '2026-11-20'),
      ];
      expect(counted).toEqual([5, 7, 11, 0]);
    }),

    policy(
      'warns once of each figure that rows pass, and of none that they do not',
      async (view, concurrently) => {
        const { enrichmentJobs, outbox } = view;
        const opening = (n: number, rows: number) =>
          anOpening(anEnrichment({}, n, rows), 20, {
            quota: { day, limit: 20, warnings: warningsAt([16, 20], n) },
          });
        await enrichmentJobs.open(opening(1, 10));
        await enrichmentJobs.open(opening(2, 11));
        expect(await warnedOf(outbox)).toEqual([]);
        await concurrently(7, (each, n) => each.enrichmentJobs.open(opening(2 + n, 1)));
        expect(await warnedOf(outbox)).toEqual([16]);
        await enrichmentJobs.open(opening(20, 3));
        expect(await warnedOf(outbox)).toEqual([16, 20]);
      },
    ),

    policy(
      'accepts a request that just fits the day, and stores nothing of one that does not',
      async (view) => {
        const { enrichmentJobs, idempotencyStore } = view;
        expect(await enrichmentJobs.open(anOpening(anEnrichment({}, 1, 8), 10))).toBe('opened');
        await idempotencyStore.begin(mark(idempotency.key));
        const over = anOpening(anEnrichment({}, 2, 3), 10, { effects: { idempotency } });
        expect(await enrichmentJobs.open(over)).toBe('quota-exceeded');
        expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(8);
        expect(await enrichmentJobs.find(enrichmentId(2))).toBeUndefined();
        expect(await idempotencyStore.begin(mark(idempotency.key))).toMatchObject({ outcome: 'running' });
        expect(await enrichmentJobs.open(anOpening(anEnrichment({}, 2, 2), 10))).toBe('opened');
        expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(10);
      },
    ),

    policy(
      'accepts as many of twenty concurrent callers as fit the day, and no more rows than that',
      async ({ enrichmentJobs }, concurrently) => {
        const outcomes = await concurrently(20, (view, n) =>
          view.enrichmentJobs.open(anOpening(anEnrichment({}, n, 3), 23)),
        );
        expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(7);
        expect(outcomes.filter((outcome) => outcome === 'quota-exceeded')).toHaveLength(13);
        expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(21);
        for (const [i, outcome] of outcomes.entries()) {
          const found = await enrichmentJobs.find(enrichmentId(i + 1));
          expect(found !== undefined).toBe(outcome === 'opened');
        }
      },
    ),

    policy(
      'completes the idempotency record in the commit of the request',
      async ({ enrichmentJobs, idempotencyStore }) => {
        await idempotencyStore.begin(mark(idempotency.key));
        await enrichmentJobs.open(anOpening(anEnrichment(), 10, { effects: { idempotency } }));
        const { status, resourceId } = idempotency;
        expect(await idempotencyStore.begin(mark(idempotency.key))).toEqual({
          outcome: 'done',
          status,
          resourceId,
        });
      },
    ),

    policy('has no effect for a request that was overtaken under its key', async (view) => {
      const { enrichmentJobs, idempotencyStore } = view;
      await idempotencyStore.begin(mark(idempotency.key));
      await idempotencyStore.begin({ ...mark(idempotency.key), now: noon + minute });
      await enrichmentJobs.open(anOpening(anEnrichment({}, 1, 3), 10, { effects: { idempotency } }));
      const overtaken = anOpening(anEnrichment({}, 2, 3), 10, {
        effects: { idempotency: { ...idempotency, resourceId: enrichmentId(2) } },
      });
      await expect(enrichmentJobs.open(overtaken)).rejects.toThrow(Unavailable);
      expect(await enrichmentJobs.find(enrichmentId(2))).toBeUndefined();
      expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(3);
      expect(await idempotencyStore.begin(mark(idempotency.key))).toMatchObject({
        resourceId: enrichmentId(),
      });
    }),

    policy(
      'has no effect for a request whose lock was released',
      async ({ enrichmentJobs, idempotencyStore }) => {
        await idempotencyStore.begin(mark(idempotency.key));
        await idempotencyStore.releaseLock(mark(idempotency.key));
        const opening = anOpening(anEnrichment({}, 1, 3), 10, { effects: { idempotency } });
        await expect(enrichmentJobs.open(opening)).rejects.toThrow(Unavailable);
        expect(await enrichmentJobs.find(enrichmentId())).toBeUndefined();
        expect(await enrichmentJobs.rowsOn(platformId(), day)).toBe(0);
      },
    ),

    policy(
      'leaves nothing of a request whose id is another one’s',
      async ({ enrichmentJobs, idempotencyStore }) => {
        const taken = anEnrichment();
        await enrichmentJobs.open(anOpening(taken));
        await idempotencyStore.begin(mark(idempotency.key));
        const second = anEnrichment({ platformId: platformId(2) }, 1, 5);
        await expect(
          enrichmentJobs.open(anOpening(second, 10, { effects: { idempotency } })),
        ).rejects.toThrow();
        expect(await enrichmentJobs.find(taken.enrichmentId)).toEqual(taken);
        expect(await enrichmentJobs.rowsOn(platformId(2), day)).toBe(0);
        expect(await idempotencyStore.begin(mark(idempotency.key))).toMatchObject({ outcome: 'running' });
      },
    ),

    policy('deletes expired requests, the oldest first, a limited number at a time', async (view) => {
      const { enrichmentJobs } = view;
      const ages = [3, 1, 2, 5, 4];
      for (const [i, age] of ages.entries())
        await opened(view, anEnrichment({ keepUntil: noon + age, outcomes: [aMatch(), null] }, i + 1));
      const left = async () => {
        const found = await Promise.all(ages.map((_, i) => enrichmentJobs.find(enrichmentId(i + 1))));
        return found.flatMap((one) => (one ? [one.keepUntil - noon] : []));
      };
      expect(await enrichmentJobs.deleteExpired(noon + 1, 10)).toBe(0);
      expect(await enrichmentJobs.deleteExpired(noon + 5, 2)).toBe(2);
      expect(await left()).toEqual([3, 5, 4]);
      expect(await enrichmentJobs.deleteExpired(noon + 5, 2)).toBe(2);
      expect(await enrichmentJobs.deleteExpired(noon + 5, 2)).toBe(0);
      expect(await left()).toEqual([5]);
      expect(await enrichmentJobs.claim(aLease('a'))).toMatchObject({ enrichmentId: enrichmentId(4) });
      expect(await enrichmentJobs.claim(aLease('b'))).toBeUndefined();
    }),

    policy(
      'deletes more than fits into one portion, with all rows, and keeps counting them',
      async (view) => {
        const old = Array.from({ length: 25 }, (_, i) => anEnrichment({ keepUntil: noon }, i + 1));
        await opened(view, ...old);
        expect(await view.enrichmentJobs.deleteExpired(noon + 1, 24)).toBe(24);
        expect(await view.enrichmentJobs.deleteExpired(noon + 1, 24)).toBe(1);
        expect(await view.enrichmentJobs.rowsOn(platformId(), day)).toBe(50);
        await opened(view, anEnrichment());
        expect(await view.enrichmentJobs.find(enrichmentId())).toEqual(anEnrichment());
      },
    ),
  ];
};
