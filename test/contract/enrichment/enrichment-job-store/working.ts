import type { RowOutcome } from '../../../../src/domain/enrichment/enrichment.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aFailure,
  aMatch,
  anAnalyzed,
  anEnrichment,
  enrichmentId,
} from '../../../support/builders/sound-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aLease, minute, opened, type EnrichmentView } from './stage.ts';

const at = (place: number, outcome: RowOutcome = anAnalyzed(place)) => ({ place, outcome });
const until = (token: string, moment: number) => ({ token, until: moment });
const idOf = (claimed: { readonly enrichmentId: string } | undefined) => claimed?.enrichmentId;

export const workingPolicies = (open: OpenWorld<EnrichmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns the oldest first, whole, and passes over what is done', async (view) => {
      const { enrichmentJobs } = view;
      const second = anEnrichment({ createdAt: noon + 2, outcomes: [aMatch(), null] }, 7);
      const first = anEnrichment({ createdAt: noon + 1 }, 8);
      const done = anEnrichment({ createdAt: noon, outcomes: [aMatch(), aFailure()] }, 1);
      const third = anEnrichment({ createdAt: noon + 2 }, 9);
      await opened(view, second, third, first, done);
      expect(await enrichmentJobs.claim(aLease('a'))).toEqual(first);
      expect(await enrichmentJobs.claim(aLease('b'))).toEqual(second);
      expect(await enrichmentJobs.claim(aLease('c'))).toEqual(third);
      expect(await enrichmentJobs.claim(aLease('d'))).toBeUndefined();
    }),

    policy(
      'gives each request to one of twenty claimers, and every request to one',
      async (view, concurrently) => {
        const all = Array.from({ length: 12 }, (_, i) => anEnrichment({}, i + 1));
        await opened(view, ...all);
        const claims = await concurrently(20, (one, n) => one.enrichmentJobs.claim(aLease(`claimer-${n}`)));
        const given = claims.flatMap((claimed) => (claimed ? [claimed.enrichmentId] : []));
        expect(given.toSorted()).toEqual(all.map(({ enrichmentId: id }) => id));
      },
    ),

    policy(
      'gives a request to one of twenty claimers when its lease has expired',
      async (view, concurrently) => {
        await opened(view, anEnrichment());
        await view.enrichmentJobs.claim(aLease('dead'));
        const early = await concurrently(20, (one, n) =>
          one.enrichmentJobs.claim(aLease(`${n}`, noon + minute - 1)),
        );
        expect(early.map(idOf)).toEqual(new Array(20).fill(undefined));
        const late = await concurrently(20, (one, n) =>
          one.enrichmentJobs.claim(aLease(`${n}`, noon + minute)),
        );
        expect(late.filter((claimed) => claimed !== undefined).map(idOf)).toEqual([enrichmentId()]);
      },
    ),

    policy(
      'passes over a platform that has its leases, and returns what others have waiting',
      async (view) => {
        const { enrichmentJobs } = view;
        const busy = [1, 2, 3, 4].map((n) => anEnrichment({ createdAt: noon + n }, n));
        const other = anEnrichment({ platformId: platformId(2), createdAt: noon + 9 }, 9);
        await opened(view, ...busy, other);
        const claimed = (token: string, now = noon) => enrichmentJobs.claim(aLease(token, now, 2)).then(idOf);
        expect([await claimed('a'), await claimed('b'), await claimed('c'), await claimed('d')]).toEqual(
          [1, 2, 9, undefined].map((n) => n && enrichmentId(n)),
        );
        await enrichmentJobs.release(enrichmentId(1), 'a', noon + 20);
        expect(await claimed('e')).toBe(enrichmentId(3));
        for (const place of [0, 1]) await enrichmentJobs.settle(enrichmentId(2), at(place), aLease('b'));
        expect([await claimed('f'), await claimed('g')]).toEqual([enrichmentId(4), undefined]);
        expect([await claimed('h', noon + minute), await claimed('i', noon + minute)]).toEqual([
          enrichmentId(3),
          enrichmentId(4),
        ]);
      },
    ),

    policy(
      'gives twenty claimers no more of a platform than its leases, and another platform its own',
      async (view, concurrently) => {
        const mine = Array.from({ length: 10 }, (_, i) => anEnrichment({}, i + 1));
        const theirs = anEnrichment({ platformId: platformId(2), createdAt: noon + 1 }, 20);
        await opened(view, ...mine, theirs);
        const claims = await concurrently(20, (one, n) => one.enrichmentJobs.claim(aLease(`${n}`, noon, 3)));
        const given = claims.flatMap((claimed) => (claimed ? [claimed.platformId] : []));
        expect(given.toSorted()).toEqual([platformId(1), platformId(1), platformId(1), platformId(2)]);
      },
    ),

    policy(
      'stores outcomes row by row, and shows them to every process immediately',
      async (view, concurrently) => {
        const { enrichmentJobs } = view;
        await opened(view, anEnrichment({}, 1, 3));
        await enrichmentJobs.claim(aLease('a'));
        const outcomes: (RowOutcome | null)[] = [null, null, null];
        for (const [place, outcome] of [
          [2, anAnalyzed(2)],
          [0, aFailure('“Ünreachable”')],
          [1, aMatch()],
        ] as const) {
          expect(await enrichmentJobs.settle(enrichmentId(), at(place, outcome), aLease('a'))).toBe(
            'settled',
          );
          outcomes[place] = outcome;
          const seen = await concurrently(2, (one) => one.enrichmentJobs.find(enrichmentId()));
          expect(seen).toEqual(new Array(2).fill(anEnrichment({ outcomes: [...outcomes] }, 1, 3)));
        }
      },
    ),

    policy('returns a request with the outcomes that are stored, and no others', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment({ outcomes: [aMatch(), null, null] }, 1, 3));
      await enrichmentJobs.claim(aLease('a'));
      await enrichmentJobs.settle(enrichmentId(), at(1), until('a', noon + 1));
      expect(await enrichmentJobs.claim(aLease('b', noon + 1))).toEqual(
        anEnrichment({ outcomes: [aMatch(), anAnalyzed(1), null] }, 1, 3),
      );
    }),

    policy('prolongs the lease with every outcome', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment({}, 1, 3));
      await enrichmentJobs.claim(aLease('a'));
      await enrichmentJobs.settle(enrichmentId(), at(0), until('a', noon + 3 * minute));
      expect(await enrichmentJobs.claim(aLease('b', noon + 3 * minute - 1))).toBeUndefined();
      expect(await enrichmentJobs.claim(aLease('b', noon + 3 * minute))).toBeDefined();
    }),

    policy('renews the lease of its holder, late too, and of nobody else', async (view) => {
      const { enrichmentJobs } = view;
      const renew = (token: string, moment: number) =>
        enrichmentJobs.renew(enrichmentId(), until(token, moment));
      await opened(view, anEnrichment());
      expect(await renew('a', noon + minute)).toBe(false);
      await enrichmentJobs.claim(aLease('a'));
      expect(await renew('b', noon + 9 * minute)).toBe(false);
      expect(await renew('a', noon + 2 * minute)).toBe(true);
      expect(await enrichmentJobs.claim(aLease('b', noon + 2 * minute - 1))).toBeUndefined();
      expect(await renew('a', noon + 3 * minute)).toBe(true);
      expect(await enrichmentJobs.claim(aLease('b', noon + 3 * minute))).toEqual(anEnrichment());
      expect(await renew('a', noon + 9 * minute)).toBe(false);
      for (const place of [0, 1]) await enrichmentJobs.settle(enrichmentId(), at(place), aLease('b'));
      expect(await renew('b', noon + 9 * minute)).toBe(false);
    }),

    policy('keeps nothing of a settlement whose lease was taken over', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment());
      await enrichmentJobs.claim(aLease('slow'));
      await enrichmentJobs.claim(aLease('next', noon + minute));
      const late = until('slow', noon + 9 * minute);
      expect(await enrichmentJobs.settle(enrichmentId(), at(0, aFailure()), late)).toBe('lease-lost');
      expect(await enrichmentJobs.find(enrichmentId())).toEqual(anEnrichment());
      expect(await enrichmentJobs.settle(enrichmentId(), at(0), until('next', noon + 2 * minute))).toBe(
        'settled',
      );
      expect((await enrichmentJobs.find(enrichmentId()))?.outcomes).toEqual([anAnalyzed(0), null]);
      expect(await enrichmentJobs.claim(aLease('third', noon + 2 * minute))).toBeDefined();
    }),

    policy('stores nothing for a token that never claimed the request, or released it', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment());
      expect(await enrichmentJobs.settle(enrichmentId(), at(0), aLease('nobody'))).toBe('lease-lost');
      expect(await enrichmentJobs.settle(enrichmentId(9), at(0), aLease('nobody'))).toBe('lease-lost');
      await enrichmentJobs.claim(aLease('a'));
      await enrichmentJobs.release(enrichmentId(), 'a', noon);
      expect(await enrichmentJobs.settle(enrichmentId(), at(0), aLease('a'))).toBe('lease-lost');
      expect(await enrichmentJobs.find(enrichmentId())).toEqual(anEnrichment());
    }),

    policy('accepts late outcomes of a worker until another one has taken over', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment());
      await enrichmentJobs.claim(aLease('a'));
      const late = until('a', noon + 6 * minute);
      expect(await enrichmentJobs.settle(enrichmentId(), at(0), late)).toBe('settled');
      expect(await enrichmentJobs.claim(aLease('b', noon + 5 * minute))).toBeUndefined();
    }),

    policy('never replaces an outcome that is there, and counts it once', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, anEnrichment({ outcomes: [aMatch(), null, null] }, 1, 3));
      await enrichmentJobs.claim(aLease('a'));
      for (const place of [0, 1, 1, 0])
        expect(await enrichmentJobs.settle(enrichmentId(), at(place), aLease('a'))).toBe('settled');
      expect(await enrichmentJobs.settle(enrichmentId(), at(1, aFailure()), aLease('a'))).toBe('settled');
      const known = anEnrichment({ outcomes: [aMatch(), anAnalyzed(1), null] }, 1, 3);
      expect(await enrichmentJobs.find(enrichmentId())).toEqual(known);
      await enrichmentJobs.release(enrichmentId(), 'a', noon);
      expect(await enrichmentJobs.claim(aLease('b'))).toEqual(known);
    }),

    policy(
      'keeps every row that is settled at the same time as others, and is done with the last',
      async (view) => {
        const { enrichmentJobs } = view;
        await opened(view, anEnrichment({}, 1, 20));
        await enrichmentJobs.claim(aLease('a'));
        const places = Array.from({ length: 20 }, (_, place) => place);
        const settled = await Promise.all(
          places.map((place) => enrichmentJobs.settle(enrichmentId(), at(place), aLease('a'))),
        );
        expect(settled).toEqual(places.map(() => 'settled'));
        const { outcomes } = (await enrichmentJobs.find(enrichmentId())) ?? {};
        expect(outcomes).toEqual(places.map((place) => anAnalyzed(place)));
        expect(await enrichmentJobs.claim(aLease('b', noon + 5 * minute))).toBeUndefined();
        expect(await enrichmentJobs.settle(enrichmentId(), at(0), aLease('a'))).toBe('lease-lost');
      },
    ),

    policy(
      'stores only outcomes that it reported as settled, while an old holder continues and others take over',
      async (view, concurrently) => {
        const rows = 10;
        await opened(view, anEnrichment({}, 1, rows));
        await view.enrichmentJobs.claim(aLease('old'));
        const kept = await concurrently(20, async ({ enrichmentJobs }, n) => {
          const taker = n % 4 === 0;
          const token = taker ? `taker-${n}` : 'old';
          if (taker && !(await enrichmentJobs.claim(aLease(token, noon + minute)))) return [];
          const place = n % rows;
          const outcome = aFailure(`${token} ${n}`);
          const mine = await enrichmentJobs.settle(
            enrichmentId(),
            { place, outcome },
            aLease(token, noon + minute),
          );
          return mine === 'settled' ? [{ place, token }] : [];
        });
        const settled = kept.flat();
        const { outcomes = [] } = (await view.enrichmentJobs.find(enrichmentId())) ?? {};
        for (const [place, outcome] of outcomes.entries()) {
          const settlers = settled.filter((one) => one.place === place).map(({ token }) => token);
          const [by] = outcome?.status === 'failed' ? outcome.detail.split(' ') : [];
          expect([place, by === undefined ? settlers.length : settlers.includes(by)]).toEqual([
            place,
            by === undefined ? 0 : true,
          ]);
        }
        expect(settled.length).toBeGreaterThan(0);
      },
    ),

    policy('serves waiting requests first after its holder released it', async (view) => {
      const { enrichmentJobs } = view;
      await opened(view, ...[1, 2, 3].map((n) => anEnrichment({}, n)));
      expect(idOf(await enrichmentJobs.claim(aLease('a')))).toBe(enrichmentId(1));
      await enrichmentJobs.release(enrichmentId(1), 'a', noon + 100);
      await opened(view, anEnrichment({ createdAt: noon + 101 }, 4));
      const order = [];
      for (const token of ['b', 'c', 'd', 'e']) order.push(idOf(await enrichmentJobs.claim(aLease(token))));
      expect(order).toEqual([2, 3, 1, 4].map(enrichmentId));
      expect(await enrichmentJobs.find(enrichmentId(1))).toEqual(anEnrichment({}, 1));
    }),

    policy(
      'is available immediately after its holder releases it, and not if another worker tries to',
      async (view) => {
        const { enrichmentJobs } = view;
        await opened(view, anEnrichment());
        await enrichmentJobs.claim(aLease('a'));
        await enrichmentJobs.release(enrichmentId(), 'b', noon);
        await enrichmentJobs.release(enrichmentId(9), 'a', noon);
        expect(await enrichmentJobs.claim(aLease('b'))).toBeUndefined();
        await enrichmentJobs.release(enrichmentId(), 'a', noon);
        expect(await enrichmentJobs.claim(aLease('b'))).toEqual(anEnrichment());
        await enrichmentJobs.release(enrichmentId(), 'a', noon);
        expect(await enrichmentJobs.claim(aLease('c'))).toBeUndefined();
      },
    ),
  ];
};
