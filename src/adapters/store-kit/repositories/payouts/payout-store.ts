import { hasOwner, type OwnBalance, type PayeeBalance } from '../../../../domain/payouts/balance.ts';
import type { PayoutStore } from '../../../../ports/driven/payouts/payout-store.ts';
import type { ListPage } from '../../../../ports/driven/shared/list-page.ts';
import { payeeBalances, payees, payoutRuns, payouts } from '../../collections/royalties/payouts.ts';
import type { Kernel } from '../../kernel.ts';
import { get, type PageRange } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';
import { listed, type ListRequest } from '../shared/list-walk.ts';
import { payeeBalanceOf } from './balances.ts';
import { advance, changePayee, propose, reencrypt, returnPayout } from './payout-programs.ts';

export const payoutStorePrograms = [changePayee, propose, advance, returnPayout, reencrypt];

type Row = Parameters<typeof payeeBalanceOf>[0];

/** Returns rows in the order of accounts, modes and currencies. */
const rowsOf = (
  kernel: Kernel,
  range: PageRange,
  { begin, wanted }: { readonly begin?: readonly string[]; readonly wanted?: (row: Row) => boolean } = {},
): Promise<readonly Row[]> =>
  walk(
    kernel,
    payeeBalances.indexes.key,
    range,
    ({ accountId, mode, currency }) => [String(accountId), String(mode), String(currency)],
    { ...(begin && { begin }), ...(wanted && { wanted }) },
  );

const balancesIn = async (
  kernel: Kernel,
  of: Pick<PayeeBalance, 'mode' | 'currency'>,
  { limit, after }: ListRequest,
): Promise<ListPage<OwnBalance>> => {
  const rows = await rowsOf(
    kernel,
    { limit: limit + 1 },
    {
      ...(after && { begin: [String(after.at), of.mode, of.currency] }),
      wanted: ({ mode, currency }) => mode === of.mode && currency === of.currency,
    },
  );
  const items = rows.map(payeeBalanceOf).filter(hasOwner);
  const last = rows.length > limit ? items.slice(0, limit).at(-1) : undefined;
  return { items: items.slice(0, limit), ...(last && { next: { at: last.accountId, id: last.accountId } }) };
};

export const payoutStore = (kernel: Kernel): PayoutStore => ({
  balances: (of, request) => balancesIn(kernel, of, request),
  allBalances: async (accountId) => {
    const equal = accountId === undefined ? {} : { equal: [accountId] };
    return (await rowsOf(kernel, { limit: Infinity, ...equal })).map(payeeBalanceOf);
  },
  findPayee: (accountId) => kernel.read(get(payees, accountId)),
  changePayee: (change) => kernel.run(changePayee, change),
  findRun: (runId) => kernel.read(get(payoutRuns, runId)),
  runs: ({ currency }, request) =>
    listed(
      kernel,
      {
        index: currency === undefined ? payoutRuns.indexes.byTime : payoutRuns.indexes.ofCurrency,
        range: { equal: currency === undefined ? [] : [currency], descending: true },
        wanted: () => true,
        placeOf: ({ proposed: { at }, runId: id }) => ({ at, id }),
      },
      request,
    ),
  findPayout: (payoutId) => kernel.read(get(payouts, payoutId)),
  payouts: (filter, request) =>
    listed(
      kernel,
      {
        index: 'runId' in filter ? payouts.indexes.ofRun : payouts.indexes.ofAccount,
        range: { equal: ['runId' in filter ? filter.runId : filter.accountId], descending: true },
        wanted: () => true,
        placeOf: ({ proposedAt: at, payoutId: id }) => ({ at, id }),
      },
      request,
    ),
  propose: (proposal) => kernel.run(propose, proposal),
  advance: (given) => kernel.run(advance, given),
  returnPayout: (given) => kernel.run(returnPayout, given),
  reencrypt: ({ payoutId, runId }, { from, to }) => kernel.run(reencrypt, { payoutId, runId, from, to }),
});
