import type { License } from '../../../../src/domain/licensing/license.ts';
import type { AllLicensesFilter } from '../../../../src/ports/driven/licensing/license-ledger.ts';
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
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { walked } from '../../list-walk.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { stage, type LedgerView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const hour = 3_600_000;
const late = noon + 5 * hour;

/** Ids of all licenses that a filter finds, in the order of the list. */
const found = async ({ ledger }: LedgerView, filter: AllLicensesFilter = {}, now = late): Promise<number[]> =>
  (await walked((page) => ledger.listAll(filter, { ...page, now }))).map(({ licenseId: id }) =>
    Number(id.slice(4)),
  );

/**
 * By the hour of issue: 1 long ago (of the second platform, a film, until an hour from now), 2 and 3 now (3 until two
 * hours on), 4 (revoked at two) and 5 (lapsed at three, and retired by 8) at one, 6 (a film, of the second track) at two,
 * 7 (of the second platform and track) at three, 8 at four. The others are of the first platform and track.
 */
const storedLicenses = async (view: LedgerView) => {
  const { offer } = await stage(view);
  const { catalogVersion: _, ...second } = aTrack({}, 2);
  await view.library.commit({ track: second, guards: { catalogVersion: 'absent' }, effects: noEffects });
  await view.registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
  const open = async (n: number, license: Parameters<typeof offer>[1]) => {
    const opening = offer(n, { contentId: contentId(n), ...license });
    const { candidate } = opening;
    const track = { trackId: candidate.trackId, catalogVersion: candidate.trackId === trackId() ? 1 : 2 };
    await view.ledger.open({ ...opening, guards: { ...opening.guards, track } });
    return candidate;
  };
  const at = (hours: number) => ({ issuedAt: noon + hours * hour, validFrom: noon + hours * hour });
  await open(1, { ...at(-9), platformId: platformId(2), validUntil: noon + hour, contentType: 'film' });
  await open(2, at(0));
  await open(3, { ...at(0), validUntil: noon + 2 * hour });
  const fourth = await open(4, at(1));
  await view.ledger.close({ revoked: aRevoked(fourth, aRevocation(), noon + 2 * hour), effects: noEffects });
  await open(5, { ...at(1), validUntil: noon + 3 * hour });
  await open(6, { ...at(2), trackId: trackId(2), contentType: 'film' });
  await open(7, { ...at(3), platformId: platformId(2), trackId: trackId(2) });
  await open(8, { ...at(4), contentId: contentId(5) });
};

export const allLicensesPolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists the licenses of all platforms, newest first, each once', async (view) => {
      expect(await view.ledger.listAll({}, { limit: 5, now: noon })).toEqual({ items: [] });
      await storedLicenses(view);
      expect(await found(view)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
      const { items } = await view.ledger.listAll({ contentType: 'film' }, { limit: 1, now: late });
      expect(items).toEqual([await view.ledger.find(licenseId(6))]);
    }),

    policy('lists those of a platform, of a track and of a content type', async (view) => {
      await storedLicenses(view);
      expect(await found(view, { platformId: platformId(2) })).toEqual([7, 1]);
      expect(await found(view, { trackId: trackId(2) })).toEqual([7, 6]);
      expect(await found(view, { contentType: 'film' })).toEqual([6, 1]);
      expect(await found(view, { platformId: platformId(), contentType: 'film' })).toEqual([6]);
      expect(await found(view, { platformId: platformId(2), trackId: trackId() })).toEqual([1]);
      expect(await found(view, { platformId: platformId(3) })).toEqual([]);
    }),

    policy('lists those of all platforms by their status at a moment', async (view) => {
      await storedLicenses(view);
      expect(await found(view, { status: 'active' })).toEqual([8, 7, 6, 2]);
      expect(await found(view, { status: 'active' }, noon + hour - 1)).toEqual([8, 7, 6, 3, 2, 1]);
      expect(await found(view, { status: 'expired' })).toEqual([5, 3, 1]);
      expect(await found(view, { status: 'expired' }, noon + hour)).toEqual([5, 1]);
      expect(await found(view, { status: 'revoked' })).toEqual([4]);
      expect(await found(view, { status: 'expired', platformId: platformId() })).toEqual([5, 3]);
      expect(await found(view, { status: 'active', trackId: trackId() })).toEqual([8, 2]);
      const { items } = await view.ledger.listAll({ status: 'expired' }, { limit: 9, now: late });
      expect(items.map(({ status }: License) => status)).toEqual(['expired', 'expired', 'expired']);
    }),

    policy('lists those of all platforms issued since a moment', async (view) => {
      await storedLicenses(view);
      expect(await found(view, { issuedSince: noon + hour })).toEqual([8, 7, 6, 5, 4]);
      expect(await found(view, { issuedSince: noon + hour + 1 })).toEqual([8, 7, 6]);
      expect(await found(view, { issuedSince: noon, status: 'expired' })).toEqual([5, 3]);
      expect(await found(view, { issuedSince: noon + 1, status: 'revoked' })).toEqual([4]);
      expect(await found(view, { issuedSince: noon + 1, trackId: trackId() })).toEqual([8, 5, 4]);
      expect(await found(view, { issuedSince: late })).toEqual([]);
    }),
  ];
};
