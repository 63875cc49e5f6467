import { balancesByAccount } from '../../domain/ledger/totals.ts';
import type { LedgerFilter } from '../../domain/ledger/ledger-list.ts';
import { ok } from '../../domain/shared/result.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type {
  ListLedgerTransactions,
  LedgerQuery,
  ReadLedgerBalances,
} from '../../ports/driving/ledger/ledger.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies {
  readonly ledgerStore: LedgerStore;
  readonly registry: PlatformRegistry;
}

export const readLedgerBalances =
  ({ ledgerStore }: Pick<Dependencies, 'ledgerStore'>): ReadLedgerBalances =>
  async ({ until }) =>
    ok(balancesByAccount((await ledgerStore.totals()).filter(({ month }) => !until || month <= until)));

/** Returns the filter with the ID of the platform; undefined if there is no such platform. */
const filterOf = async (
  registry: PlatformRegistry,
  { platform, ...requested }: LedgerQuery,
): Promise<LedgerFilter | undefined> => {
  if (platform === undefined) return requested;
  const named = await namedPlatform(registry, platform);
  return named && { ...requested, platformId: named.platform.platformId };
};

export const listLedgerTransactions =
  ({ ledgerStore, registry, ...cursors }: Dependencies & Cursors): ListLedgerTransactions =>
  async ({ limit, cursor, ...requested }) => {
    const filter = await filterOf(registry, requested);
    if (!filter) return ok({ transactions: [], nextCursor: null });
    const page = await pageOf(cursors, { list: 'ledger-transactions', filter, cursor }, (after) =>
      ledgerStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items: transactions, nextCursor } = page.value;
    return ok({ transactions, nextCursor });
  };
