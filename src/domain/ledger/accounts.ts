/**
 * The accounts of the ledger. A balance is the debits less the credits: assets and costs are positive,
 * liabilities and income negative.
 */
export const ledgerAccounts = [
  /** Owed by customers for invoices; negative while they have a credit. */
  'receivables',
  /** Money that a payment provider holds for us. */
  'provider_clearing',
  'bank',
  'provider_fees',
  'tax_payable',
  /** Tax that was withheld from payees and is owed to an authority. */
  'withholding',
  /** Paid in advance, for days that are still to come. */
  'deferred_revenue',
  /** License fees, which are not distributed to rights holders yet. */
  'license_fees',
  'sales',
  /** Payments that a payer's bank has taken back while it examines a dispute. */
  'disputes',
  /** Money that a payment provider retains for future refunds. */
  'reserves',
  'royalty_pool',
  'payee_balances',
  /** Owed to parties that have no payee account. */
  'unclaimed',
  /** Money whose invoice or reason is unknown so far. */
  'suspense',
  /** Payouts that were sent and not confirmed. */
  'payout_clearing',
  'bad_debt',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
