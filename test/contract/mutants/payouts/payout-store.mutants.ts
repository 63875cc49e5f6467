import type {
  PayoutReturn,
  PayoutStore,
  RunAdvance,
} from '../../../../src/ports/driven/payouts/payout-store.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noEffects } from '../../../support/effects.ts';
import type { PayoutView } from '../../payouts/payout-store.contract.ts';

const breaking =
  (break_: (real: PayoutStore) => Partial<PayoutStore>) =>
  (view: PayoutView): PayoutView => ({
    ...view,
    payoutStore: { ...view.payoutStore, ...break_(view.payoutStore) },
  });

const advancing = (change: (given: RunAdvance) => RunAdvance) =>
  breaking((real) => ({ advance: (given) => real.advance(change(given)) }));
const returning = (change: (given: PayoutReturn) => PayoutReturn) =>
  breaking((real) => ({ returnPayout: (given) => real.returnPayout(change(given)) }));

const takes = 'takes the payouts of an approved run from the balances, and books them, in one commit';
const exceeds = 'stores nothing of a run that pays an account more than is owed to it';
const stale = 'stores nothing of a run that was decided on another version of it or of a payee';
const returnsOnce = 'returns a payout to the balance once, with its run, its payee and its transaction';
const byCurrency = 'lists the balances of a currency alone, by account, page by page';
const ofRun = 'lists the payouts of a run and of an account alone, page by page';

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const payoutStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: PayoutView) => PayoutView;
}[] = [
  {
    title: 'an approval without its transactions',
    by: [takes],
    of: advancing((given) => ({ ...given, transactions: [] })),
  },
  {
    title: 'an approval that leaves the balances as they are',
    by: [takes, exceeds],
    of: advancing(({ pays: _, ...given }) => given),
  },
  {
    title: 'a canceled run that keeps the details of its payouts',
    by: ['erases the details of the payouts of a canceled run'],
    of: advancing(({ erases: _, ...given }) => given),
  },
  {
    title: 'an approval without its note',
    by: [takes],
    of: advancing((given) => ({ ...given, effects: noEffects })),
  },
  {
    title: 'an approval on any version of a payee',
    by: [stale],
    of: advancing(({ guards: { version }, ...given }) => ({ ...given, guards: { version } })),
  },
  {
    title: 'an approval on any version of the run',
    by: [stale],
    of: breaking((real) => ({
      advance: async (given) => {
        const stored = await real.findRun(given.run.runId);
        return real.advance({ ...given, guards: { ...given.guards, version: stored?.version ?? 0 } });
      },
    })),
  },
  {
    title: 'a proposal without its payouts',
    by: ['stores a proposed run with its payouts, and books nothing', ofRun],
    of: breaking((real) => ({ propose: (given) => real.propose({ ...given, payouts: [] }) })),
  },
  {
    title: 'a second proposal of a currency, whose failure is hidden',
    by: ['stores one proposed run of a currency when ten callers propose concurrently'],
    of: breaking((real) => ({
      propose: async (given) => {
        await real.propose(given);
        return 'proposed';
      },
    })),
  },
  {
    title: 'a return without its transaction',
    by: [returnsOnce],
    of: returning((given) => ({ ...given, transactions: [] })),
  },
  {
    title: 'a return on any version of the payee',
    by: ['stores nothing of a return that was decided on other versions'],
    of: breaking((real) => ({
      returnPayout: async (given) => {
        const stored = await real.findPayee(given.payee.accountId);
        return real.returnPayout({ ...given, guards: { payee: stored?.version ?? 0 } });
      },
    })),
  },
  {
    title: 'a payee on any version',
    by: ['stores what was decided about a payee only if nothing has changed since'],
    of: breaking((real) => ({
      changePayee: async (given) => {
        const stored = await real.findPayee(given.payee.accountId);
        return real.changePayee({ ...given, guards: { version: stored?.version ?? 0 } });
      },
    })),
  },
  {
    title: 'balances of every currency',
    by: [byCurrency],
    of: breaking((real) => ({
      balances: (_, request) => real.balances({ mode: 'live', currency: 'EUR' }, request),
    })),
  },
  {
    title: 'a first page of balances without another one',
    by: [byCurrency],
    of: breaking((real) => ({
      balances: async (filter, request) => ({ items: (await real.balances(filter, request)).items }),
    })),
  },
  {
    title: 'payouts of another account',
    by: [ofRun],
    of: breaking((real) => ({
      payouts: (filter, request) =>
        real.payouts('runId' in filter ? filter : { accountId: accountId(2) }, request),
    })),
  },
  {
    title: 'details that are replaced whatever they are',
    by: ['replaces encrypted details only if they are still those'],
    of: breaking((real) => ({
      reencrypt: async (payout, { to }) => {
        const stored = await real.findPayout(payout.payoutId);
        return real.reencrypt(payout, { from: stored?.details.sealed ?? '', to });
      },
    })),
  },
];
