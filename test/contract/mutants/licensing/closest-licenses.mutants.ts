import { ledger, type LedgerMutant } from './license-lists.mutants.ts';

/** Ledgers that find the wrong license for a use. */
export const closestLicenseMutants: readonly LedgerMutant[] = [
  {
    title: 'the license closest to a use in any territory',
    by: ['finds the license that comes closest to covering a use, whichever the use is'],
    of: ledger((real) => ({
      closestTo: (platformId, uses) =>
        real.closestTo(
          platformId,
          uses.map(({ territory: _, ...use }) => use),
        ),
    })),
  },
  {
    title: 'the license closest to a use among those of its content',
    by: ['finds the license that comes closest to covering a use, whichever the use is'],
    of: ledger((real) => ({
      closestTo: async (platformId, uses) =>
        (await real.closestTo(platformId, uses)).map((version, at) =>
          [undefined, version?.contentId].includes(uses[at]?.contentId) ? version : undefined,
        ),
    })),
  },
  {
    title: 'the license closest to a use among the active ones',
    by: ['finds the license that comes closest to covering a use, whichever the use is'],
    of: ledger((real) => ({
      closestTo: async (platformId, uses) =>
        (await real.closestTo(platformId, uses)).map((version) =>
          version?.status === 'active' ? version : undefined,
        ),
    })),
  },
  {
    title: 'the license closest to the first use of a batch for all of them',
    by: ['finds a license for each use of a batch, in their order'],
    of: ledger((real) => ({
      closestTo: async (platformId, uses) => {
        const [first] = await real.closestTo(platformId, uses.slice(0, 1));
        return uses.map(() => first);
      },
    })),
  },
];
