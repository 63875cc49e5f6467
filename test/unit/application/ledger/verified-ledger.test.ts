import { verifyLedger } from '../../../../src/application/ledger/verify-ledger.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { clearedAt, type ProviderPayment } from '../../../../src/domain/ledger/verification.ts';
import type { LedgerStore } from '../../../../src/ports/driven/ledger/ledger-store.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { opened, play, registered } from '../../../support/worlds/billing-world.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const paidAndRefunded = async (world: World): Promise<void> => {
  await registered(world);
  const { checkoutId } = await opened(world);
  await play(world, checkoutId, 'pay');
  world.clock.advance(dayMs);
  await play(world, checkoutId, 'renew');
  await play(world, checkoutId, 'refund');
  world.clock.advance(dayMs);
};

/** The use case over a ledger that answers otherwise, and a provider that has a list of its own if one is given. */
const verifyWith = (
  { ports, clock }: World,
  changes: Partial<LedgerStore>,
  payments?: readonly ProviderPayment[],
) =>
  verifyLedger({
    ...{ billing: ports.billing, feeStore: ports.feeStore, payoutStore: ports.payoutStore, clock },
    paymentProvider: { provider: 'sandbox', ...(payments && { listPayments: async () => payments }) },
    ledgerStore: { ...ports.ledgerStore, ...changes },
  });

/** The list of a provider that agrees with the ledger. */
const listed = async ({ ports: { ledgerStore } }: World): Promise<readonly ProviderPayment[]> => {
  const { items } = await ledgerStore.list({}, { limit: 100 });
  return clearedAt('sandbox', items).map(({ invoiceId, ...cleared }) => ({
    ...cleared,
    invoiceRef: invoiceId,
  }));
};

describe('a ledger that is verified', () => {
  it(
    'agrees with payments, refunds and the list of a provider that has one, which the sandbox has not',
    inWorld(async (world) => {
      expect(valueOf(await world.useCases.verifyLedger({}))).toMatchObject({
        transactions: 0,
        differences: [],
      });
      await paidAndRefunded(world);
      const seen: number[] = [];
      const onProgress = ({ transactions }: { readonly transactions: number }) =>
        void seen.push(transactions);
      expect(valueOf(await world.useCases.verifyLedger({ onProgress }))).toEqual({
        ...{ transactions: 3, platforms: 1, payments: null, differences: [] },
      });
      expect(seen.at(-1)).toBe(3);
      const withList = verifyWith(world, {}, await listed(world));
      expect(valueOf(await withList({}))).toEqual({
        ...{ transactions: 3, platforms: 1, payments: 2, differences: [] },
      });
    }),
  );

  it(
    'names a transaction that is missing by total, invoice and provider',
    inWorld(async (world) => {
      await paidAndRefunded(world);
      const real = world.ports.ledgerStore;
      const changes: Partial<LedgerStore> = {
        list: async (filter, request) => {
          const { items, ...page } = await real.list(filter, request);
          return { ...page, items: items.slice(1) };
        },
        ofPlatform: async (id) => (await real.ofPlatform(id)).slice(0, -1),
      };
      const without = verifyWith(world, changes, await listed(world));
      const { differences } = valueOf(await without({}));
      expect(new Set(differences.map(({ kind }) => kind))).toEqual(new Set(['total', 'invoice', 'provider']));
      expect(differences.filter(({ kind }) => kind === 'provider')).toMatchObject([
        { platformId: platformId(), account: 'provider_clearing', currency: 'EUR' },
      ]);
    }),
  );

  it(
    'is compared again if a payment arrives between two reads',
    inWorld(async (world) => {
      await paidAndRefunded(world);
      let reads = 0;
      const real = world.ports.ledgerStore;
      const late = verifyWith(world, {
        ofPlatform: async (id) => (++reads === 1 ? [] : real.ofPlatform(id)),
      });
      expect(valueOf(await late({})).differences).toEqual([]);
      expect(reads).toBe(2);
    }),
  );

  it(
    'has every page of its transactions read',
    inWorld(async (world) => {
      await paidAndRefunded(world);
      const real = world.ports.ledgerStore;
      const inPages = verifyWith(world, {
        list: async (filter, request) => real.list(filter, { ...request, limit: 1 }),
      });
      expect(valueOf(await inPages({}))).toMatchObject({ transactions: 3, differences: [] });
    }),
  );
});
