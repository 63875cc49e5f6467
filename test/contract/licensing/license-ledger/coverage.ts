import fc from 'fast-check';
import { revoke, type License } from '../../../../src/domain/licensing/license.ts';
import type { Territory } from '../../../../src/domain/shared/territory.ts';
import {
  clockToleranceMs,
  judgeUse,
  unlicensedReasons,
  type Use,
} from '../../../../src/domain/usage/licensed-use.ts';
import { aRevocation, contentId, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { closestTo, judgedBy, stage, type LedgerView, type Stage } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const hour = 3_600_000;
const everyTerritory = [['DE'], ['AT', 'DE'], ['FR'], ['WORLD']] as const;

/** The nth license, of its own content, issued n % 16 hours after noon. Some are revoked, some end on their own. */
export const storeLicense = async (
  { ledger }: LedgerView,
  { offer }: Stage,
  n: number,
  territories: readonly Territory[] = everyTerritory[n % everyTerritory.length] ?? [],
): Promise<License> => {
  const issuedAt = noon + (n % 16) * hour;
  const opening = offer(n, {
    contentId: contentId(n),
    territories,
    ...{ issuedAt, validFrom: issuedAt },
    ...(n % 3 === 0 && { validUntil: issuedAt + 2 * hour }),
  });
  await ledger.open(opening);
  if (n % 3 !== 1) return opening.candidate;
  const revoked = revoke(opening.candidate, aRevocation(), issuedAt + hour);
  if (revoked.status !== 'revoked') throw new Error('the license had ended');
  await ledger.close({ revoked, effects: noEffects });
  return revoked;
};

/**
 * Licenses of one content item and track, each issued two hours after the one before, which was revoked or ended an hour
 * earlier. The last one is active.
 */
export const successive = async (
  { ledger }: LedgerView,
  { offer }: Stage,
  many: number,
  endOf: (n: number) => 'revoked' | 'expired',
): Promise<readonly License[]> => {
  const licenses: License[] = [];
  for (let n = 1; n <= many; n++) {
    const issuedAt = noon + 2 * n * hour;
    const end = n === many ? undefined : endOf(n);
    const { candidate, ...opening } = offer(n, {
      contentId: contentId(1),
      territories: everyTerritory[n % everyTerritory.length] ?? [],
      ...{ issuedAt, validFrom: issuedAt },
      ...(end === 'expired' && { validUntil: issuedAt + hour }),
    });
    expect((await ledger.open({ candidate, ...opening })).outcome).toBe('opened');
    const revoked = end === 'revoked' ? revoke(candidate, aRevocation(), issuedAt + hour) : undefined;
    if (revoked?.status === 'revoked') await ledger.close({ revoked, effects: noEffects });
    licenses.push(revoked ?? candidate);
  }
  return licenses;
};

/** Uses of the track and content item of `successive`, and of others. */
export const usesAmong = (many: number): fc.Arbitrary<Use> =>
  fc.record({
    trackId: fc.constantFrom(trackId(1), trackId(1), trackId(1), trackId(2)),
    contentId: fc.constantFrom(contentId(1), contentId(1), contentId(1), contentId(2)),
    territory: fc.constantFrom('DE', 'AT', 'FR', 'US'),
    occurredAt: fc
      .tuple(
        fc.integer({ min: -1, max: 2 * many + 4 }),
        fc.constantFrom(-clockToleranceMs - 1, -clockToleranceMs, -1, 0),
      )
      .map(([hours, rest]) => noon + hours * hour + rest),
  });

export const uses: fc.Arbitrary<Use> = fc.record(
  {
    trackId: fc.constantFrom(trackId(1), trackId(2)),
    contentId: fc.constantFrom(...[1, 2, 3, 4, 5, 6, 7, 8, 99].map(contentId)),
    territory: fc.constantFrom('DE', 'AT', 'FR', 'US'),
    occurredAt: fc
      .tuple(
        fc.integer({ min: -1, max: 12 }),
        fc.constantFrom(-clockToleranceMs - 1, -clockToleranceMs, -1, 0),
      )
      .map(([hours, rest]) => noon + hours * hour + rest),
  },
  { requiredKeys: ['trackId', 'occurredAt'] },
);

export const coveragePolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds the license that comes closest to covering a use, whichever the use is', async (view) => {
      const staged = await stage(view);
      const licenses: License[] = [];
      for (let n = 1; n <= 8; n++) licenses.push(await storeLicense(view, staged, n));
      const seen = new Set<string>();
      const batches = fc.array(uses, { minLength: 10, maxLength: 10 });
      const property = fc.asyncProperty(batches, async (batch) => {
        const judged = judgedBy(batch, await view.ledger.closestTo(platformId(), batch));
        expect(judged).toEqual(batch.map((use) => judgeUse(use, licenses)));
        for (const one of judged) seen.add(one ?? 'licensed');
      });
      await fc.assert(property, { numRuns: 15, seed: 14 });
      expect([...seen].toSorted()).toEqual([...unlicensedReasons, 'licensed'].toSorted());
    }),
    policy('finds the closest one of a content item with many licenses that ended', async (view) => {
      const many = 22;
      const licenses = await successive(view, await stage(view), many, (n) =>
        n % 3 === 0 ? 'expired' : 'revoked',
      );
      const batch = fc.sample(usesAmong(many), { numRuns: 60, seed: 17 });
      const judged: (string | undefined)[] = [];
      for (const use of batch)
        judged.push(...judgedBy([use], await view.ledger.closestTo(platformId(), [use])));
      expect(judged).toEqual(batch.map((use) => judgeUse(use, licenses)));
      expect(new Set(judged).size).toBe(unlicensedReasons.length + 1);
    }),
    policy('finds a license for each use of a batch, in their order', async (view) => {
      const staged = await stage(view);
      const licenses = [await storeLicense(view, staged, 1), await storeLicense(view, staged, 2)];
      const batch = [
        { contentId: contentId(2) },
        { contentId: contentId(1) },
        { territory: 'FR' },
        { trackId: trackId(2) },
      ].map((use): Use => ({ trackId: trackId(), occurredAt: noon + hour, ...use }));
      const closest = await view.ledger.closestTo(platformId(), batch);
      expect(judgedBy(batch, closest)).toEqual(batch.map((use) => judgeUse(use, licenses)));
      expect(await view.ledger.closestTo(platformId(), [])).toEqual([]);
    }),
    policy('finds no license of another platform', async (view) => {
      await storeLicense(view, await stage(view), 2);
      const use = { trackId: trackId(), occurredAt: noon + 5 * hour };
      expect(await closestTo(view.ledger, use)).toHaveLength(1);
      expect(await view.ledger.closestTo(platformId(2), [use])).toEqual([undefined]);
    }),
  ];
};
