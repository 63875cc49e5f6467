import type { License } from '../../../../src/domain/licensing/license.ts';
import type { LicenseId } from '../../../../src/domain/shared/ids.ts';
import type { LicenseFilter } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import {
  aPlatform,
  aRevocation,
  aRevoked,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { stage, type LedgerView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const hour = 3_600_000;
const mine = { platformId: platformId() };

const numbersOf = (licenses: readonly License[]): number[] =>
  licenses.map(({ licenseId: id }) => Number(id.slice(4)));

/** Ids of all licenses that a filter finds, walked in pages of two. */
const walk = async (
  { ledger }: LedgerView,
  filter: Partial<LicenseFilter> = {},
  now = noon + 5 * hour,
): Promise<number[]> => {
  const found: License[] = [];
  let after: LicenseId | undefined;
  do {
    const page = { limit: 2, now, ...(after !== undefined && { after }) };
    const { licenses, next } = await ledger.list({ ...mine, ...filter }, page);
    expect(licenses.length).toBeLessThanOrEqual(2);
    if (next !== undefined) expect(licenses).toHaveLength(2);
    found.push(...licenses);
    after = next;
  } while (after !== undefined);
  return numbersOf(found);
};

/**
 * Eight licenses issued at noon, each for its own content: 3 and 6 revoked an hour later, 2 lapses after two hours,
 * 5 lapsed after three and was retired at four by its successor, 8, which lapses at six.
 */
const storedLicenses = async (view: LedgerView) => {
  const { offer, platform } = await stage(view);
  const until: Partial<Record<number, number>> = { 2: noon + 2 * hour, 5: noon + 3 * hour };
  for (let n = 1; n <= 7; n++) {
    const validUntil = until[n];
    await view.ledger.open(
      offer(n, { contentId: contentId(n), ...(validUntil !== undefined && { validUntil }) }),
    );
  }
  for (const n of [3, 6]) {
    const revoked = aRevoked(offer(n, { contentId: contentId(n) }).candidate, aRevocation(), noon + hour);
    await view.ledger.close({ revoked, effects: noEffects });
  }
  const late = noon + 4 * hour;
  const successor = { contentId: contentId(5), issuedAt: late, validFrom: late, validUntil: noon + 6 * hour };
  await view.ledger.open(offer(8, successor));
  return { offer, platform };
};

export const listPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists a platform’s own licenses, newest first, each once', async (view) => {
      const { offer, platform } = await storedLicenses(view);
      const other = aPlatform({}, 2);
      await view.registry.register({ platform: other, credentials: [], effects: noEffects });
      const { guards } = offer(9);
      const theirs = { ...guards, platform: { platformId: other.platformId, version: platform.version } };
      await view.ledger.open(offer(9, { platformId: other.platformId }, { guards: theirs }));
      expect(await walk(view)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      expect(await walk(view, { platformId: other.platformId })).toEqual([9]);
      expect(await walk(view, { platformId: platformId(3) })).toEqual([]);
    }),

    policy('says that more follow only where more follow', async (view) => {
      await storedLicenses(view);
      const page = (limit: number, after?: LicenseId) =>
        view.ledger.list(mine, { limit, now: noon, ...(after !== undefined && { after }) });
      expect(await page(8)).not.toHaveProperty('next');
      expect(await page(7)).toHaveProperty('next', licenseId(2));
      expect(numbersOf((await page(8, licenseId(2))).licenses)).toEqual([1]);
      expect(await page(8, licenseId(1))).toEqual({ licenses: [] });
    }),

    policy('loses and repeats nothing between pages while licenses are added and revoked', async (view) => {
      const { offer } = await storedLicenses(view);
      const first = await view.ledger.list(mine, { limit: 3, now: noon });
      await view.ledger.open(offer(20, { contentId: contentId(20) }));
      const revoked = aRevoked(offer(6, { contentId: contentId(6) }).candidate);
      await view.ledger.close({ revoked, effects: noEffects });
      const rest = await view.ledger.list(mine, { limit: 10, now: noon, after: first.next ?? licenseId(0) });
      expect([...numbersOf(first.licenses), ...numbersOf(rest.licenses)]).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    }),

    policy('reports statuses at the requested moment', async (view) => {
      await storedLicenses(view);
      const at = (hours: number) => noon + hours * hour;
      expect(await walk(view, { status: 'active' }, at(1))).toEqual([8, 7, 4, 2, 1]);
      expect(await walk(view, { status: 'active' }, at(2))).toEqual([8, 7, 4, 1]);
      expect(await walk(view, { status: 'expired' }, at(2) - 1)).toEqual([5]);
      expect(await walk(view, { status: 'expired' }, at(2))).toEqual([5, 2]);
      expect(await walk(view, { status: 'expired' }, at(6))).toEqual([8, 5, 2]);
      expect(await walk(view, { status: 'revoked' }, at(6))).toEqual([6, 3]);
      const { licenses } = await view.ledger.list({ ...mine, status: 'expired' }, { limit: 9, now: at(2) });
      expect(licenses.map(({ status }) => status)).toEqual(['expired', 'expired']);
      const all = await view.ledger.list(mine, { limit: 9, now: at(2) });
      expect(all.licenses.find(({ licenseId: id }) => id === licenseId(2))).toMatchObject({
        status: 'expired',
      });
    }),

    policy('finds those of a track and of a content', async (view) => {
      await storedLicenses(view);
      expect(await walk(view, { contentId: contentId(5) })).toEqual([8, 5]);
      expect(await walk(view, { trackId: trackId() })).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      expect(await walk(view, { trackId: trackId(2) })).toEqual([]);
      expect(await walk(view, { trackId: trackId(), contentId: contentId(3), status: 'revoked' })).toEqual([
        3,
      ]);
      expect(await walk(view, { contentId: contentId(3), status: 'active' })).toEqual([]);
    }),

    policy(
      'finds those with words that begin so, and one by its ID, with the other filters',
      async (view) => {
        const { offer } = await storedLicenses(view);
        await view.ledger.open(offer(30, { contentId: contentId(30), projectName: 'Winter Campaign' }));
        await view.ledger.open(
          offer(31, {
            ...{ contentId: contentId(31), projectName: 'Winter tales' },
            licensee: { name: 'Ada Söhne', type: 'end_user', ref: 'user-7' },
          }),
        );
        expect(await walk(view, { terms: ['winter'] })).toEqual([31, 30]);
        expect(await walk(view, { terms: ['winter', 'camp'] })).toEqual([30]);
        expect(await walk(view, { terms: ['sohne'] })).toEqual([31]);
        expect(await walk(view, { terms: ['winter'], status: 'revoked' })).toEqual([]);
        expect(await walk(view, { terms: ['inter'] })).toEqual([]);
        expect(await walk(view, { terms: ['slow', 'harbour'], status: 'revoked' })).toEqual([6, 3]);
        expect(await walk(view, { licenseId: licenseId(30) })).toEqual([30]);
        expect(await walk(view, { licenseId: licenseId(30), terms: ['tales'] })).toEqual([]);
        expect(await walk(view, { licenseId: licenseId(30), contentId: contentId(31) })).toEqual([]);
        expect(await walk(view, { licenseId: licenseId(30), platformId: platformId(2) })).toEqual([]);
        expect(await walk(view, { licenseId: licenseId(99) })).toEqual([]);
      },
    ),

    policy('counts those of a track that are active at a moment', async (view) => {
      await storedLicenses(view);
      for (const [track, moment] of [
        [1, noon],
        [1, noon + 2 * hour],
        [2, noon],
        [99, noon],
      ] as const) {
        const filter = { platformId: platformId(), trackId: trackId(track), status: 'active' } as const;
        const { licenses } = await view.ledger.list(filter, { limit: 100, now: moment });
        expect(await view.ledger.countActive(platformId(), trackId(track), moment)).toBe(licenses.length);
      }
      expect(await view.ledger.countActive(platformId(), trackId(), noon)).toBeGreaterThan(0);
      expect(await view.ledger.countActive(platformId(2), trackId(), noon)).toBe(0);
    }),

    policy('finds those issued or ended since a moment', async (view) => {
      await storedLicenses(view);
      const since = (at: number, filter: Partial<LicenseFilter> = {}) =>
        walk(view, { updatedSince: at, ...filter }, noon + 5 * hour);
      expect(await since(noon)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      expect(await since(noon + 1)).toEqual([8, 6, 5, 3, 2]);
      expect(await since(noon + hour)).toEqual([8, 6, 5, 3, 2]);
      expect(await since(noon + hour + 1)).toEqual([8, 5, 2]);
      expect(await since(noon + 2 * hour)).toEqual([8, 5, 2]);
      expect(await since(noon + 2 * hour + 1)).toEqual([8, 5]);
      expect(await since(noon + 3 * hour + 1)).toEqual([8]);
      expect(await since(noon + 4 * hour + 1)).toEqual([]);
      expect(await since(noon + 1, { status: 'expired' })).toEqual([5, 2]);
      expect(await walk(view, { updatedSince: noon + 2 * hour }, noon + hour)).toEqual([8, 5]);
    }),
  ];
};
