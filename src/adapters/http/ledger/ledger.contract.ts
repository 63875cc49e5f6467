import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { ledgerAccounts } from '../../../domain/ledger/accounts.ts';
import { ledgerCauses } from '../../../domain/ledger/transaction.ts';
import { currency, signedAmount } from '../billing/plans.schemas.ts';
import { feeId } from '../fees/fees.schemas.ts';
import { paymentId } from '../billing/fee-payment.schemas.ts';
import { invoiceId } from '../billing/invoice.schemas.ts';
import { route } from '../kernel/route.ts';
import { payoutId, runId } from '../payouts/payout.schemas.ts';
import { examplePeriod } from '../royalties/periods.examples.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { currencyCode, namedPlatform, pages, until } from '../vocabulary/parameters.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const { examples } = field;

const mode = z.enum(paymentModes).meta({
  description: '`test`: the ledger of the sandbox and of test modes, in which no money moved.',
  examples: ['live'],
});
const account = z.enum(ledgerAccounts).meta({
  description: 'Account of the ledger.',
  examples: ['provider_clearing'],
});
const causeKind = z.enum(ledgerCauses).meta({
  description:
    'Kind of the cause. `invoice_credited`: an invoice whose total is below zero, which gives the customer a credit. `fee_accrued` and `fee_credited`: a fee of a license, and its credit. `fees_invoiced`: the fee invoice, which moves the tax in them. `fee_invoice_paid` and `fee_payment_reversed`: a payment of a fee invoice, and its reversal. `revenue_earned` and `period_closed`: the close of a royalty period, which earns the money of one platform, and distributes that of all. `payouts_approved` and `payouts_paid`: a payout run that was approved, and that the bank has booked. `payout_returned`: a payout that the bank has returned.',
  examples: ['invoice_paid'],
});

export const readLedgerAccounts = route({
  operation: 'listLedgerAccounts',
  method: 'GET',
  path: '/api/v1/staff/ledger/accounts',
  access,
  summary: 'List the balances of the ledger',
  description:
    'Returns the balance of each account that has postings, for each mode and currency. Balances of one mode and currency add up to zero. With `until`, they are those at the end of a month: a posting counts in the month in which it was booked.',
  tags,
  query: z.strictObject({
    until: field.month('The last month that counts, in UTC.').exactOptional(),
  }),
  responses: {
    200: {
      description: 'The balances.',
      schema: z
        .object({
          data: z
            .array(
              z.object({
                mode,
                currency,
                account,
                debits: signedAmount('Sum of all debits', 98_000),
                credits: signedAmount('Sum of all credits', 4_900),
                balance: signedAmount('Debits less credits: liabilities and income are negative', 93_100),
              }),
            )
            .meta({ description: 'Live before test, then by currency and account.' }),
        })
        .meta({ id: 'LedgerBalances', description: 'The balances of the ledger.' }),
      example: {
        data: [
          {
            ...{ mode: 'live', currency: 'EUR', account: 'provider_clearing' },
            ...{ debits: 98_000, credits: 4_900, balance: 93_100 },
          },
        ],
      },
    },
  },
  problems: [],
});

const LedgerTransaction = z
  .object({
    transactionId: z.string().meta({
      description: 'ID of the transaction.',
      examples: ['txn_01K9G7Q4M2X8Z3V5B6N7C8D9E0'],
    }),
    mode,
    currency,
    at: field.timestampOut('When the cause occurred.'),
    bookedAt: field.timestampOut('When the transaction was booked.'),
    cause: z
      .object({
        kind: causeKind,
        platformId: field.platformId.exactOptional(),
        invoiceId: invoiceId.exactOptional(),
        provider: z
          .string()
          .meta({ description: 'The payment provider.', examples: ['stripe'] })
          .exactOptional(),
        providerEventId: z
          .string()
          .meta({ description: 'The provider’s ID of the event.', examples: ['evt_1SXc2eLkdIwHu7ix'] })
          .exactOptional(),
        licenseId: field.licenseId.exactOptional(),
        feeId: feeId.exactOptional(),
        paymentId: paymentId.exactOptional(),
        periodId: field.id('period', examplePeriod.periodId).exactOptional(),
        runId: runId.exactOptional(),
        payoutId: payoutId.exactOptional(),
      })
      .meta({
        description:
          'The event of a payment provider that caused the transaction, the fee of a license (`feeId`), the fee invoice (`invoiceId` without `provider`) or its payment (`paymentId`), the royalty period (`periodId`) whose close did, or the payout run (`runId`), with the payout that was returned (`payoutId`). `period_closed` concerns no single platform.',
      }),
    postings: z
      .array(
        z.object({
          account,
          amount: signedAmount('Positive for a debit, negative for a credit', 4_900),
        }),
      )
      .meta({ description: 'One for each account; they add up to zero.' }),
  })
  .meta({
    id: 'LedgerTransaction',
    description: 'A balanced transaction of the ledger, which is never changed.',
  });

export const listTransactions = route({
  operation: 'listLedgerTransactions',
  method: 'GET',
  path: '/api/v1/staff/ledger/transactions',
  access,
  summary: 'List transactions of the ledger',
  description:
    'Returns transactions that match all filters, the latest first by `at`. A page can have fewer transactions than `limit`, or none. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({
    mode: mode.exactOptional(),
    currency: currencyCode.exactOptional(),
    cause: causeKind.exactOptional(),
    account: account.exactOptional(),
    platform: namedPlatform.exactOptional(),
    invoiceId: invoiceId.exactOptional(),
    since: field
      .since('Returns transactions whose cause occurred at or after this time.', examples.before)
      .exactOptional(),
    until: until('Returns transactions whose cause occurred up to this time.').exactOptional(),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of transactions.',
      schema: pageOf(LedgerTransaction, 'Transactions, the latest first.').meta({
        id: 'LedgerTransactionPage',
        description: 'A page of the transactions of the ledger.',
      }),
      example: {
        data: [
          {
            transactionId: 'txn_01K9G7Q4M2X8Z3V5B6N7C8D9E0',
            mode: 'live',
            currency: 'EUR',
            at: examples.before,
            bookedAt: examples.now,
            cause: {
              kind: 'invoice_paid',
              platformId: examples.platformId,
              invoiceId: 'in_1SXc2eLkdIwHu7ix',
              provider: 'stripe',
              providerEventId: 'evt_1SXc2eLkdIwHu7ix',
            },
            postings: [
              { account: 'provider_clearing', amount: 4_900 },
              { account: 'tax_payable', amount: -782 },
              { account: 'deferred_revenue', amount: -4_118 },
            ],
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});
