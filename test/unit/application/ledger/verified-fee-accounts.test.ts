import { verifyLedger } from '../../../../src/application/ledger/verify-ledger.ts';
import type { FeeAccount } from '../../../../src/domain/fees/fee-account.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { invoicesIn, november, ready, run, sold } from '../../../support/worlds/fees-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Verifies a ledger whose fee account is read as given, one after the other. */
const differencesWith = async ({ ports, clock }: World, reads: readonly (FeeAccount | undefined)[]) => {
  const left = [...reads];
  const feeStore = { ...ports.feeStore, account: async () => (left.length > 1 ? left.shift() : left[0]) };
  const paymentProvider = { provider: 'sandbox' };
  return valueOf(await verifyLedger({ ...ports, clock, feeStore, paymentProvider })({})).differences;
};

describe('fee accounts in a ledger that is verified', () => {
  it(
    'are named if their fees would never be invoiced',
    inWorld(async (world) => {
      await ready(world);
      const { platformId, mode, currency } = await sold(world, 1);
      world.clock.set(november);
      const account = await world.ports.feeStore.account({ platformId, mode, currency });
      expect(await differencesWith(world, [account])).toEqual([]);
      for (const lost of [undefined, account && { ...account, open: [] }])
        expect(await differencesWith(world, [lost])).toMatchObject([
          { kind: 'fee_account', id: 'live 2026-11', ledger: 4_900, expected: 0 },
          { kind: 'fee_account', id: 'live 2026-11 count', ledger: 1, expected: 0 },
        ]);
    }),
  );

  it(
    'are named if the invoice that they are said to be on does not exist, and so are its number and its tax',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      expect(await run(world)).toBe(1);
      const [{ invoiceId } = { invoiceId: '' }] = await invoicesIn(world);
      const verify = async (changes: Partial<World['ports']['billing']>) => {
        const { ports, clock } = world;
        const billing = { ...ports.billing, ...changes };
        const paymentProvider = { provider: 'sandbox' };
        return valueOf(await verifyLedger({ ...ports, clock, billing, paymentProvider })({})).differences;
      };
      expect(await verify({})).toEqual([]);
      expect(
        (await verify({ listInvoices: async () => ({ items: [] }) })).map(({ kind, id }) => [kind, id]),
      ).toEqual([
        ['fee_invoice', invoiceId],
        ['fee_invoice_number', 'LF-2026-000001'],
        ['fee_account', 'live invoiced through 2026-11'],
        ['fee_account', 'live invoiced through 2026-11 count'],
      ]);
    }),
  );

  it(
    'are read again before they are named, because a fee may be recorded meanwhile',
    inWorld(async (world) => {
      await ready(world);
      const { platformId, mode, currency } = await sold(world, 1);
      world.clock.set(november);
      const account = await world.ports.feeStore.account({ platformId, mode, currency });
      expect(await differencesWith(world, [undefined, account])).toEqual([]);
    }),
  );
});
