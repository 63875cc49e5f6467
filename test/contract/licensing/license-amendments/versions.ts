import fc from 'fast-check';
import type { ReplacedVersion } from '../../../../src/domain/licensing/amendment.ts';
import { revoke, type ActiveLicense, type License } from '../../../../src/domain/licensing/license.ts';
import { clockToleranceMs, judgeUse, type Use } from '../../../../src/domain/usage/licensed-use.ts';
import {
  aRevocation,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { amendmentStage, type AmendmentStage, type AmendmentView } from './stage.ts';
import { closestTo, judgedBy } from '../license-ledger/stage.ts';
import { noEffects } from '../../../support/effects.ts';

const hour = 3_600_000;
const places = ['DE', 'AT', 'FR', 'US'] as const;

/** The nth license, issued n % 9 hours after noon: amended n % 4 times, an hour apart; some ended then. */
export const amendedTimes = async (
  { ledger }: AmendmentView,
  { change, issue }: AmendmentStage,
  n: number,
): Promise<readonly (License | ReplacedVersion)[]> => {
  const issuedAt = noon + (n % 9) * hour;
  const span = { issuedAt, validFrom: issuedAt, ...(n % 3 === 0 && { validUntil: issuedAt + 5 * hour }) };
  let license: ActiveLicense = await issue(
    { contentId: contentId(n), territories: [places[n % 4] ?? 'DE'], ...span },
    n,
  );
  for (let times = 1; times <= n % 4; times++) {
    const territories = [places[(n + times) % 4] ?? 'DE'];
    const amending = change(10 * n + times, license, { territories, at: issuedAt + times * hour });
    await ledger.amend(amending);
    license = amending.amended;
  }
  const ended = n % 5 === 0 ? revoke(license, aRevocation(), issuedAt + 4 * hour) : license;
  if (ended.status === 'revoked') await ledger.close({ revoked: ended, effects: noEffects });
  return [ended, ...(await ledger.replacedVersions(license.licenseId))];
};

export const usesOfVersions: fc.Arbitrary<Use> = fc.record(
  {
    trackId: fc.constantFrom(trackId(1), trackId(2)),
    contentId: fc.constantFrom(...[1, 2, 3, 4, 5, 6, 7, 99].map(contentId)),
    territory: fc.constantFrom(...places, 'GB'),
    occurredAt: fc
      .tuple(
        fc.integer({ min: 0, max: 14 }),
        fc.constantFrom(-clockToleranceMs - 1, -clockToleranceMs, -1, 0),
      )
      .map(([hours, rest]) => noon + hours * hour + rest),
  },
  { requiredKeys: ['trackId', 'occurredAt'] },
);

/** How licenses are found that were amended. */
export const versionPolicies = (open: OpenWorld<AmendmentView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'finds what decides about a use among all versions of all licenses',
      async (view) => {
        const staged = await amendmentStage(view);
        const versions: (License | ReplacedVersion)[] = [];
        for (let n = 1; n <= 7; n++) versions.push(...(await amendedTimes(view, staged, n)));
        let changed = 0;
        const batches = fc.array(usesOfVersions, { minLength: 10, maxLength: 10 });
        const property = fc.asyncProperty(batches, async (batch) => {
          const closest = await view.ledger.closestTo(platformId(), batch);
          expect(judgedBy(batch, closest)).toEqual(batch.map((use) => judgeUse(use, versions)));
          changed += closest.filter((version) => version && 'replacedAt' in version).length;
        });
        await fc.assert(property, { numRuns: 12, seed: 15 });
        expect(changed).toBeGreaterThan(5);
      },
      60_000,
    ),

    policy('judges no use by a country that was added after it', async (view) => {
      const { change, issue } = await amendmentStage(view);
      const first = await issue();
      await view.ledger.amend(change(1, first, { territories: ['US'], at: noon + hour }));
      const before = { trackId: trackId(), territory: 'US', occurredAt: noon + hour / 2 };
      const judged = async (use: Use) => judgeUse(use, await closestTo(view.ledger, use));
      for (const named of [{}, { contentId: contentId() }]) {
        expect(await judged({ ...before, ...named })).toBe('territory_not_covered');
        expect(await judged({ ...before, ...named, territory: 'DE' })).toBeUndefined();
        expect(await judged({ ...before, ...named, occurredAt: noon + hour })).toBeUndefined();
      }
    }),

    policy(
      'lists an amended license by what it covers now, and as changed when it was amended',
      async (view) => {
        const { change, issue } = await amendmentStage(view);
        const first = await issue();
        const at = noon + hour;
        await view.ledger.amend(change(1, first, { territories: ['US'], contentType: 'short_video', at }));
        const listed = async (filter: object) => {
          const page = await view.ledger.list({ platformId: platformId(), ...filter }, { limit: 9, now: at });
          return page.licenses.map((license) => license.licenseId);
        };
        expect(await listed({ contentType: 'ugc_video' })).toEqual([licenseId()]);
        expect(await listed({ contentType: 'short_video' })).toEqual([licenseId()]);
        expect(await listed({ contentType: 'podcast_episode' })).toEqual([]);
        expect(await listed({ territories: ['US'] })).toEqual([licenseId()]);
        expect(await listed({ updatedSince: at })).toEqual([licenseId()]);
        expect(await listed({ updatedSince: at + 1 })).toEqual([]);
        const all = await view.ledger.listAll({ contentType: 'short_video' }, { limit: 9, now: at });
        expect(all.items).toHaveLength(1);
        expect(await view.ledger.countActive(platformId(), trackId(), at, ['US'])).toBe(1);
      },
    ),
  ];
};
