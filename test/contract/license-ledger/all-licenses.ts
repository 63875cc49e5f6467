import type { License } from '../../../src/domain/licensing/license.ts';
import type { AllLicensesFilter } from '../../../src/ports/driven/license-ledger.ts';
import {
  aPlatform,
  aRevocation,
  aRevoked,
  aTrack,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../support/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { walked } from '../list-walk.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { stage, type LedgerView } from './stage.ts';

const hour = 3_600_000;
const late = noon + 5 * hour;

/** Ids of all licenses that a filter finds, in the order of the list. */
const found = async ({ ledger }: LedgerView, filter: AllLicensesFilter = {}, now = late): Promise<number[]> =>
  (await walked((page) => ledger.listAll(filter, { ...page, now }))).map(({ licenseId: id }) =>
    Number(id.slice(4)),
  );

/**
 * Of the first platform 1, 2 (until two hours on), 3 (revoked), 4 (a film, of the second track) and 5 (lapsed, and
 * retired by 8); 6 and 7 (until an hour on) of the second platform. 2 was issued at the same moment as 1, 7 long ago.
 */
const shelf = async (view: LedgerView) => {
  const { offer } = await stage(view);
  const { catalogVersion: _, ...second } = aTrack({}, 2);
  await view.library.commit({ track: second, guards: { catalogVersion: 'absent' }, events: [] });
  await view.registry.register({ platform: aPlatform({}, 2), credentials: [] });
  const open = async (n: number, license: Parameters<typeof offer>[1]) => {
    const opening = offer(n, { contentId: contentId(n), ...license });
    const { candidate } = opening;
    const track = { trackId: candidate.trackId, catalogVersion: candidate.trackId === trackId() ? 1 : 2 };
    await view.ledger.open({ ...opening, guards: { ...opening.guards, track } });
    return candidate;
  };
  const at = (hours: number) => ({ issuedAt: noon + hours * hour, validFrom: noon + hours * hour });
  await open(1, at(0));
  await open(2, { ...at(0), validUntil: noon + 2 * hour });
  const third = await open(3, at(1));
  await view.ledger.close({
    revoked: aRevoked(third, aRevocation(), noon + 2 * hour),
    events: [],
  });
  await open(4, { ...at(2), trackId: trackId(2), contentType: 'film' });
  await open(5, { ...at(1), validUntil: noon + 3 * hour });
  await open(8, { ...at(4), contentId: contentId(5) });
  await open(6, { ...at(3), platformId: platformId(2), trackId: trackId(2) });
  await open(7, { ...at(-9), platformId: platformId(2), validUntil: noon + hour, contentType: 'film' });
};

export const allLicensesPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists the licenses of all platforms, latest issued first, each once', async (view) => {
      expect(await view.ledger.listAll({}, { limit: 5, now: noon })).toEqual({ items: [] });
      await shelf(view);
      expect(await found(view)).toEqual([8, 6, 4, 5, 3, 2, 1, 7]);
      const { items } = await view.ledger.listAll({ contentType: 'film' }, { limit: 1, now: late });
      expect(items).toEqual([await view.ledger.find(licenseId(4))]);
    }),

    policy('lists those of a platform, of a track and of a content type', async (view) => {
      await shelf(view);
      expect(await found(view, { platformId: platformId(2) })).toEqual([6, 7]);
      expect(await found(view, { trackId: trackId(2) })).toEqual([6, 4]);
      expect(await found(view, { contentType: 'film' })).toEqual([4, 7]);
      expect(await found(view, { platformId: platformId(), contentType: 'film' })).toEqual([4]);
      expect(await found(view, { platformId: platformId(2), trackId: trackId() })).toEqual([7]);
      expect(await found(view, { platformId: platformId(3) })).toEqual([]);
    }),

    policy('lists those of all platforms by their status at a moment', async (view) => {
      await shelf(view);
      expect(await found(view, { status: 'active' })).toEqual([8, 6, 4, 1]);
      expect(await found(view, { status: 'active' }, noon + hour - 1)).toEqual([8, 6, 4, 2, 1, 7]);
      expect(await found(view, { status: 'expired' })).toEqual([5, 2, 7]);
      expect(await found(view, { status: 'expired' }, noon + hour)).toEqual([5, 7]);
      expect(await found(view, { status: 'revoked' })).toEqual([3]);
      expect(await found(view, { status: 'expired', platformId: platformId() })).toEqual([5, 2]);
      expect(await found(view, { status: 'active', trackId: trackId() })).toEqual([8, 1]);
      const { items } = await view.ledger.listAll({ status: 'expired' }, { limit: 9, now: late });
      expect(items.map(({ status }: License) => status)).toEqual(['expired', 'expired', 'expired']);
    }),

    policy('lists those of all platforms issued since a moment', async (view) => {
      await shelf(view);
      expect(await found(view, { issuedSince: noon + hour })).toEqual([8, 6, 4, 5, 3]);
      expect(await found(view, { issuedSince: noon + hour + 1 })).toEqual([8, 6, 4]);
      expect(await found(view, { issuedSince: noon, status: 'expired' })).toEqual([5, 2]);
      expect(await found(view, { issuedSince: noon + 1, status: 'revoked' })).toEqual([3]);
      expect(await found(view, { issuedSince: noon + 1, trackId: trackId() })).toEqual([8, 5, 3]);
      expect(await found(view, { issuedSince: late })).toEqual([]);
    }),
  ];
};
