import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { aLicense, aRevoked, contentId, licenseId, platformId } from '../../builders/builders.ts';
import { aCharge, aCredit } from '../../builders/fees/fee-builders.ts';
import { anInvoicing } from '../../builders/fees/fee-invoice-builders.ts';
import { noEffects } from '../../effects.ts';

export type KeptOfFees = Pick<Adapters, 'feeStore' | 'billing'>;

const feesFrom = 600_000;
const eur = { platformId: platformId(1), mode: 'live', currency: 'EUR' } as const;

/** Two licenses of the first platform with a fee; the second was revoked and credited. Their month was invoiced. */
export const fillFees = async ({
  ledger,
  library,
  registry,
  feeStore,
}: Pick<Adapters, 'ledger' | 'library' | 'registry' | 'feeStore'>): Promise<void> => {
  const platform = (await registry.find(platformId(1)))?.platform.version ?? NaN;
  for (const n of [1, 2]) {
    const license = aLicense({ contentId: contentId(feesFrom + n) }, feesFrom + n);
    const track = (await library.find(license.trackId))?.catalogVersion ?? NaN;
    await ledger.open({
      candidate: license,
      charge: aCharge(license, n, { limit: 1_000_000 }),
      guards: {
        track: { trackId: license.trackId, catalogVersion: track },
        platform: { platformId: license.platformId, version: platform },
        quota: { month: '2026-11', limit: null },
      },
      warnings: [],
      effects: noEffects,
    });
    if (n === 1) continue;
    const revoked = aRevoked(license);
    await ledger.close({ revoked, credits: [aCredit(revoked, 3)], effects: noEffects });
  }
  const account = await feeStore.account(eur);
  if (account) await feeStore.invoice(anInvoicing(account, feesFrom));
};

/** Returns everything that the ports return of the content of `fillFees`. */
export const feeContents = async ({ ledger, feeStore, billing }: KeptOfFees & Pick<Adapters, 'ledger'>) => ({
  fees: await feeStore.list({}, { limit: 10 }),
  ofLicense: await feeStore.ofLicense(licenseId(feesFrom + 2)),
  account: await feeStore.account(eur),
  issued: await feeStore.issuedIn('LF-2026'),
  invoices: await billing.listInvoices({ kind: 'fees' }, { limit: 10 }),
  spent: await ledger.spentIn(platformId(1), '2026-11', 'EUR'),
});
