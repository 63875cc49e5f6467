import { noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { anAnalyzed, anEnrichment, enrichmentId } from '../../../support/builders/sound-builders.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCharge, aLease, day, minute, opened, type EnrichmentView } from './stage.ts';

export type InterleavedContent = EnrichmentView & Pick<KernelView, 'between'>;

/** The promises of a store of the store kit when concurrent callers commit between two steps of a program. */
export const enrichmentInterleavingContract = (
  open: OpenWorld<InterleavedContent>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...[1, 2, 3].map((step) =>
      policy(
        `gives concurrent workers one lease of a platform, at step ${step}`,
        async (view, concurrently) => {
          await opened(view, anEnrichment({}, 1), anEnrichment({}, 2));
          const claims: unknown[] = [];
          const claim = async ({ enrichmentJobs }: EnrichmentView, token: string) => {
            claims.push(await enrichmentJobs.claim(aLease(token, noon, 1)));
          };
          await view.between(
            { name: 'enrichment-job-store.claim', step, run: () => claim(view, 'one') },
            () => concurrently(1, (competing) => claim(competing, 'other')),
          );
          expect(claims.filter((each) => each !== undefined)).toEqual([anEnrichment({}, 1)]);
        },
      ),
    ),

    ...[1, 2, 3, 4, 5].map((step) =>
      policy(`settles a row or hands its request over, at step ${step}`, async (view, concurrently) => {
        const { enrichmentJobs } = view;
        await opened(view, anEnrichment({}, 1, 2));
        await enrichmentJobs.claim(aLease('slow'));
        const settle = () =>
          enrichmentJobs.settle(
            enrichmentId(),
            { place: 0, outcome: anAnalyzed(0), charge: aCharge(10) },
            { token: 'slow', until: noon + 9 * minute },
          );
        let leased: unknown;
        const settled = await view.between(
          { name: 'enrichment-job-store.settle', step, run: settle },
          async () => {
            [leased] = await concurrently(1, (competing) =>
              competing.enrichmentJobs.claim(aLease('next', noon + minute)),
            );
          },
        );
        const isSettled = settled === 'settled';
        expect(leased).toEqual(isSettled ? undefined : anEnrichment({}, 1, 2));
        expect((await enrichmentJobs.find(enrichmentId()))?.outcomes).toEqual([
          isSettled ? anAnalyzed(0) : null,
          null,
        ]);
        expect(await enrichmentJobs.secondsOn(platformId(), day)).toBe(isSettled ? 10 : 0);
      }),
    ),

    ...[1, 2, 3, 4].map((step) =>
      policy(`adds up worker time of two that settle, at step ${step}`, async (view, concurrently) => {
        const other = anEnrichment({ platformId: platformId(2), createdAt: noon + 9 }, 3, 2);
        await opened(view, anEnrichment({}, 1, 3), anEnrichment({}, 2, 3), other);
        for (const n of [1, 2, 3])
          expect(await view.enrichmentJobs.claim(aLease(`${n}`))).toMatchObject({
            enrichmentId: enrichmentId(n),
          });
        const settle = ({ enrichmentJobs }: EnrichmentView, n: number, place: number, spentMs: number) =>
          enrichmentJobs.settle(
            enrichmentId(n),
            { place, outcome: anAnalyzed(place), charge: { ...aCharge(0), spentMs } },
            aLease(`${n}`),
          );
        // Five seconds of the second platform, and twice three of the first.
        await settle(view, 3, 0, 5_000);
        await settle(view, 1, 0, 1);
        await view.between(
          { name: 'enrichment-job-store.settle', step, run: () => settle(view, 1, 1, 3_000) },
          () => concurrently(1, (competing) => settle(competing, 2, 1, 3_000)),
        );
        for (const n of [1, 2, 3]) await view.enrichmentJobs.release(enrichmentId(n), `${n}`, noon + n);
        const next = await view.enrichmentJobs.claim(aLease('next', noon + 10));
        expect(next?.platformId).toBe(platformId(2));
      }),
    ),
  ];
};
