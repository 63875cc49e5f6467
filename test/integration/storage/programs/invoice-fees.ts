// node invoice-fees.ts (sqlite FILE | mongo URL) WRITER: sells licenses with a fee and credits some, month after month, and invoices each month,
// until it is killed, as other writers do at the same time for the same platform. A line on stdout is a month that it has invoiced.
import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { invoiceDueFees } from '../../../../src/application/fees/invoice-due-fees.ts';
import { chargeFor, creditFor } from '../../../../src/domain/fees/charge.ts';
import { FeeId, LedgerTransactionId } from '../../../../src/domain/shared/ids.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aLicense, aRevoked, contentId } from '../../../support/builders/builders.ts';
import { aSeller } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { noEffects } from '../../../support/effects.ts';
import { openedStore } from './opened.ts';

const [name, where, writer = '0'] = process.argv.slice(2);
const { ledger, feeStore, registry } = openedStore(name, where);

/** The second writer of a pair is a month behind, so that fees come after the invoice of theirs; later pairs begin years later. */
let month = 120 * Math.floor(Number(writer) / 2) + (Number(writer) % 2);
const now = (): number => Date.UTC(2026, 10 + month, 15);
const clock = { now: () => now() };
const ids = ulidIds({ clock: { now: () => Date.now() } });
const fresh = () => ({
  feeId: FeeId(ids.next('fee')),
  transactionId: LedgerTransactionId(ids.next('ledger-transaction')),
});
const limit = 1_000_000_000;
const mailTexts = intlMailTexts();
const invoice = invoiceDueFees({ feeStore, registry, seller: aSeller, mailTexts, clock, ids });

let sold = Number(writer) * 1_000_000;
const sell = async (): Promise<void> => {
  const n = ++sold;
  const candidate = aLicense({ contentId: contentId(n) }, n);
  const price = { amount: 100 + (n % 97), currency: 'EUR' };
  const spend = { limit: { amount: limit, currency: 'EUR' }, spent: 0 };
  const { platformId, trackId } = candidate;
  const opened = await ledger.open({
    candidate,
    charge: chargeFor(candidate, price, { at: now(), spend }, fresh()),
    guards: {
      track: { trackId, catalogVersion: 1 },
      platform: { platformId, version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    ...{ warnings: [], effects: noEffects },
  });
  if (opened.outcome !== 'opened') throw new Error(`not sold: ${opened.outcome}`);
  if (n % 3 > 0) return;
  const revoked = aRevoked(candidate, undefined, now());
  await ledger.close({ revoked, credits: [creditFor(revoked, price, now(), fresh())], effects: noEffects });
};

for (;;) {
  try {
    await sell();
    await sell();
    month += 1;
    await invoice({ limit: 10 });
    process.stdout.write(`${month}\n`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
