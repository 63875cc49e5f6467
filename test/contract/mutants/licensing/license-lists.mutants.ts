import { changedAt } from '../../../../src/domain/licensing/license.ts';
import type { LicenseLedger } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import type { LedgerView } from '../../licensing/license-ledger/stage.ts';

export interface LedgerMutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: LedgerView) => LedgerView;
}

type Breaking = (real: LicenseLedger, view: LedgerView) => Partial<LicenseLedger>;

export const ledger =
  (break_: Breaking) =>
  (view: LedgerView): LedgerView => ({ ...view, ledger: { ...view.ledger, ...break_(view.ledger, view) } });

/** Ledgers that find the wrong licenses of a platform, each with the cases that must catch it. */
export const licenseListMutants: readonly LedgerMutant[] = [
  {
    title: 'a list by compliance that overlooks restrictions',
    by: [
      'finds licenses by their compliance, whatever their status',
      'finds licenses of a compliance that changed since a moment',
    ],
    of: ledger((real, { library }) => ({
      list: async ({ compliance, ...filter }, page) => {
        if (compliance !== 'clear') return real.list({ ...filter, ...(compliance && { compliance }) }, page);
        const { licenses, ...rest } = await real.list(filter, page);
        const tracks = await library.findMany(licenses.map(({ trackId }) => trackId));
        const down = tracks.filter((track) => track.moderationStatus === 'taken_down');
        const isDown = (trackId: string) => down.some((track) => track.trackId === trackId);
        return { ...rest, licenses: licenses.filter(({ trackId }) => !isDown(trackId)) };
      },
    })),
  },
  {
    title: 'a list of what was updated since that overlooks changes of compliance',
    by: ['finds licenses whose compliance changed since a moment, beside those issued and ended'],
    of: ledger((real) => ({
      list: async (filter, page) => {
        const { updatedSince: since } = filter;
        const { licenses, ...rest } = await real.list(filter, page);
        return {
          ...rest,
          licenses: licenses.filter((license) => since === undefined || changedAt(license) >= since),
        };
      },
    })),
  },
  {
    title: 'a list that overlooks type of content and source',
    by: ['finds licenses by type of content, source and territories'],
    of: ledger((real) => ({
      list: ({ contentType: _, source: __, ...filter }, page) => real.list(filter, page),
    })),
  },
  {
    title: 'a text search that finds any of the words',
    by: ['finds those with words that begin so, and one by its ID, with the other filters'],
    of: ledger((real) => ({
      list: ({ terms, ...filter }, page) =>
        real.list({ ...filter, ...(terms && { terms: terms.slice(0, 1) }) }, page),
    })),
  },
  {
    title: 'a list by ID of any platform',
    by: ['finds those with words that begin so, and one by its ID, with the other filters'],
    of: ledger((real) => ({
      list: async (filter, page) => {
        const found = filter.licenseId === undefined ? undefined : await real.find(filter.licenseId);
        return found ? { licenses: [found] } : real.list(filter, page);
      },
    })),
  },
  {
    title: 'a count in any territory',
    by: ['counts active licenses of a track that cover one of some territories'],
    of: ledger((real) => ({
      countActive: (platformId, trackId, now) => real.countActive(platformId, trackId, now),
    })),
  },
  {
    title: 'platforms whose licenses have lapsed among those that license a track',
    by: ['pages the platforms with an active license of a track, by id'],
    of: ledger((real) => ({
      licensees: (trackId, page) => real.licensees(trackId, { ...page, now: 0 }),
    })),
  },
  {
    title: 'platforms from the first on, whatever page is requested',
    by: ['pages the platforms with an active license of a track, by id'],
    of: ledger((real) => ({
      licensees: async (trackId, { after: _, ...page }) =>
        (await real.licensees(trackId, { ...page, limit: page.limit + 1 })).slice(0, page.limit + 1),
    })),
  },
];
