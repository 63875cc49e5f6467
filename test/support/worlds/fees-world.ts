import { isFeeInvoice } from '../../../src/domain/billing/invoice.ts';
import type { Fee } from '../../../src/domain/fees/fee.ts';
import { dayMs, endOfMonth } from '../../../src/domain/shared/calendar.ts';
import { aLicense, aPlatform, aRevoked, contentId, licenseId, platformId } from '../builders/builders.ts';
import { aCharge, aCredit } from '../builders/fees/fee-builders.ts';
import { noEffects } from '../effects.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from './world.ts';

const limit = 100;
export const november = endOfMonth('2026-11') + dayMs;
export const december = endOfMonth('2026-12') + dayMs;

/** Issues the nth license of a platform for 49.00 EUR unless another fee is given. */
export const sold = async (
  { ports }: World,
  n: number,
  fee: Parameters<typeof aCharge>[2] = {},
  of = platformId(),
): Promise<Fee> => {
  const { library, ledger, registry } = ports;
  const platform = (await registry.find(of))?.platform;
  const candidate = aLicense(
    { contentId: contentId(n), platformId: of, environment: platform?.environment ?? 'live' },
    n,
  );
  const track = await library.find(candidate.trackId);
  const charge = aCharge(candidate, n, { limit: 1_000_000, ...fee });
  const opened = await ledger.open({
    ...{ candidate, charge, warnings: [], effects: noEffects },
    guards: {
      track: { trackId: candidate.trackId, catalogVersion: track?.catalogVersion ?? NaN },
      platform: { platformId: of, version: platform?.version ?? NaN },
      quota: { month: '2026-11', limit: null },
    },
  });
  expect(opened.outcome).toBe('opened');
  return charge.fee;
};

/** Revokes the nth license, with a credit of its fee. */
export const credited = async ({ ports }: World, n: number, at: number): Promise<void> => {
  const license = await ports.ledger.find(licenseId(n));
  if (license?.status !== 'active') throw new Error('not active');
  const revoked = aRevoked(license, undefined, at);
  await ports.ledger.close({ revoked, credits: [aCredit(revoked, 900 + n, { at })], effects: noEffects });
};

/** Registers a platform, beside a track in the catalog. */
export const ready = async (world: World, changes: Parameters<typeof aPlatform>[0] = {}): Promise<void> => {
  await world.aTrackInCatalog();
  await world.ports.registry.register({ platform: aPlatform(changes), credentials: [], effects: noEffects });
};

/** Registers a second platform, which buys a license for 49.00 EUR. */
export const secondSells = async (world: World): Promise<void> => {
  await world.ports.registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
  await sold(world, 2, {}, platformId(2));
};

/** Issues the invoices that are due. */
export const run = async ({ useCases }: World): Promise<number> =>
  valueOf(await useCases.invoiceDueFees({ limit }));

/** Returns the fee invoices, the earliest first. */
export const invoicesIn = async ({ ports }: World) =>
  (await ports.billing.listInvoices({ kind: 'fees' }, { limit })).items
    .map(({ invoice }) => invoice)
    .filter(isFeeInvoice)
    .toReversed();

/** Returns the balance of each account of the ledger. */
export const balances = async ({ useCases }: World) => {
  const accounts = valueOf(await useCases.readLedgerBalances({}));
  return Object.fromEntries(accounts.map(({ mode, account, balance }) => [`${mode} ${account}`, balance]));
};
