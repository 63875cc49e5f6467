import { accountId } from '../../../support/artists/artist-builders.ts';
import type { PeriodClosing, PeriodStore } from '../../../../src/ports/driven/royalties/period-store.ts';
import type { PeriodView } from '../../royalties/period-store.contract.ts';

const breaking =
  (break_: (real: PeriodStore) => Partial<PeriodStore>) =>
  (view: PeriodView): PeriodView => ({
    ...view,
    periodStore: { ...view.periodStore, ...break_(view.periodStore) },
  });

const closing = (close: (real: PeriodStore, given: PeriodClosing) => ReturnType<PeriodStore['close']>) =>
  breaking((real) => ({ close: (given) => close(real, given) }));

const stores = 'stores a close with its statements, what is held, transactions, totals and note';
const never = 'never changes a closed period';
const listsPeriod = 'lists the statements of a period alone, by party, page by page';
const listsByAmount = 'lists the statements of a period by amount, the largest first, page by page';
const listsHeld = 'lists what is held of a period alone, by track, page by page';
const lists = 'lists the statements of an account alone, the last closed first, page by page';

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const periodStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: PeriodView) => PeriodView;
}[] = [
  {
    title: 'a close without its transactions',
    by: [stores, 'stores nothing of a close whose postings do not balance'],
    of: closing((real, given) => real.close({ ...given, transactions: [] })),
  },
  {
    title: 'a close without its statements',
    by: [stores, lists],
    of: closing((real, given) => real.close({ ...given, statements: [] })),
  },
  {
    title: 'a close without what it holds',
    by: [stores],
    of: closing((real, given) => real.close({ ...given, held: [] })),
  },
  {
    title: 'a guard that is read before the close',
    by: [never, 'stores nothing of a close that was decided on another version, or without a proposal'],
    of: closing(async (real, given) => {
      const stored = await real.find(given.record.periodId);
      if (stored?.close) return 'closed';
      return real.close({ ...given, guards: { version: stored?.version ?? 0 } });
    }),
  },
  {
    title: 'a proposal on any version',
    by: ['replaces a proposal only by one that was decided on it'],
    of: breaking((real) => ({
      propose: async (given) => {
        const stored = await real.find(given.record.periodId);
        return real.propose({ ...given, guards: { version: stored?.version ?? 0 } });
      },
    })),
  },
  {
    title: 'statements of another account',
    by: [lists],
    of: breaking((real) => ({ statementsOf: (_, request) => real.statementsOf(accountId(1), request) })),
  },
  {
    title: 'statements of every party, although one is named',
    by: [listsPeriod, listsByAmount],
    of: breaking((real) => ({
      statementsIn: ({ partyId: _, ...filter }, request) => real.statementsIn(filter, request),
    })),
  },
  {
    title: 'statements by party, although they are asked for by amount',
    by: [listsByAmount],
    of: breaking((real) => ({
      statementsIn: ({ sort: _, ...filter }, request) => real.statementsIn(filter, request),
    })),
  },
  {
    title: 'a first page of statements without another one',
    by: [listsPeriod, listsByAmount],
    of: breaking((real) => ({
      statementsIn: async (filter, request) => ({ items: (await real.statementsIn(filter, request)).items }),
    })),
  },
  {
    title: 'held royalties that begin again on each page',
    by: [listsHeld],
    of: breaking((real) => ({ heldIn: (periodId, { limit }) => real.heldIn(periodId, { limit }) })),
  },
];
