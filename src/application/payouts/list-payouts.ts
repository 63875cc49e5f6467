import { fail, ok } from '../../domain/shared/result.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { ListPayoutRuns, ListPayouts, ReadPayoutRun } from '../../ports/driving/payouts/payouts.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { namesOf } from './payee-facts.ts';

export const listPayoutRuns =
  ({
    payoutStore,
    ...cursors
  }: Cursors & { readonly payoutStore: Pick<PayoutStore, 'runs'> }): ListPayoutRuns =>
  async ({ limit, cursor, ...filter }) => {
    const page = await pageOf(cursors, { list: 'payout-runs', filter, cursor }, (after) =>
      payoutStore.runs(filter, { limit, ...after }),
    );
    return page.ok ? ok({ runs: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const readPayoutRun =
  ({ payoutStore }: { readonly payoutStore: Pick<PayoutStore, 'findRun'> }): ReadPayoutRun =>
  async ({ runId }) => {
    const run = await payoutStore.findRun(runId);
    return run ? ok(run) : fail({ kind: 'payout-run-not-found' });
  };

export const listPayouts =
  ({
    payoutStore,
    artistStore,
    ...cursors
  }: Cursors & {
    readonly payoutStore: Pick<PayoutStore, 'findRun' | 'payouts'>;
    readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
  }): ListPayouts =>
  async ({ runId, limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'payouts', filter: { runId }, cursor }, (after) =>
      payoutStore.payouts({ runId }, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const run = await payoutStore.findRun(runId);
    if (!run) return fail({ kind: 'payout-run-not-found' });
    const names = await namesOf(
      artistStore,
      items.map(({ accountId }) => accountId),
    );
    const payouts = items.map((payout) => {
      const name = names.get(payout.accountId);
      return { payout, ...(name !== undefined && { name }) };
    });
    return ok({ run, payouts, nextCursor });
  };
