import { billOf, type BillLine } from '../../../../domain/billing/bill.ts';
import type { Item } from '../../../../domain/billing/prices.ts';
import {
  buyerOf,
  type BuyerParty,
  type Seller,
  type SellerParty,
} from '../../../../domain/billing/seller.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { isOwed, owedOf, paidOf } from '../../../../domain/fees/fee-payment.ts';
import { digitsOf } from '../../../../domain/shared/money.ts';
import type { FeeInvoice } from '../../../../domain/fees/fee-invoice.ts';
import type { FeeKind } from '../../../../domain/fees/fee.ts';
import type {
  FeeInvoiceDocument,
  InvoiceDocument,
  PlanInvoiceDocument,
} from '../../../../ports/driving/billing.ts';
import type { ListedFee } from '../../../../ports/driving/fees/fees.ts';
import type { Fact } from '../../pdf/page.ts';

/** The parts of an invoice that depend on what it is for. */
interface InvoiceContent {
  readonly number: string;
  readonly seller: SellerParty;
  readonly buyer: BuyerParty;
  /** An instant on the first and on the last day of the period; absent if the period is unknown. */
  readonly period?: readonly [Instant, Instant];
  readonly facts: readonly Fact[];
  readonly items: readonly Fact[];
  /** In minor units. */
  readonly net: number;
  readonly tax: number;
  readonly taxPercent: number;
  /** The sums that were paid and are still owed; empty if nothing was paid. */
  readonly payments: readonly Fact[];
  /** Says that no money moves. Absent on live invoices. */
  readonly warning?: string;
}

const itemNames: Readonly<Record<Item, string>> = { growth: 'Growth tier', stems: 'Stems add-on' };
const feeNames: Readonly<Record<FeeKind, string>> = {
  license: 'License',
  amendment: 'Amendment of a license',
  credit: 'Credit for a revoked license',
};

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
export const dayText = (at: number): string => dates.format(at);

export const moneyIn = (currency: string) => {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat('en', {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  return (amount: number): string => format.format(amount / 10 ** digits);
};

const lineName = ({ items }: BillLine): string =>
  items.length === 0 ? 'Credits and other items' : items.map((item) => itemNames[item]).join(' + ');

const planContent = (
  { platform, invoice, checkout }: PlanInvoiceDocument,
  seller: Seller,
): InvoiceContent => {
  const money = moneyIn(invoice.total.currency);
  const { lines, net, tax } = billOf(invoice, checkout, seller);
  return {
    number: invoice.invoiceId,
    seller,
    buyer: buyerOf(platform),
    ...(invoice.period && { period: [invoice.period.start, invoice.period.end] as const }),
    facts: [],
    items: lines.map((line) => [lineName(line), money(line.amount)]),
    ...{ net, tax, taxPercent: seller.taxPercent, payments: [] },
    ...(invoice.provider === 'sandbox' && { warning: 'Sandbox payment: no money moved.' }),
  };
};

const feeText = ({ fee: { kind, licenseId, version, at, trackId }, track }: ListedFee): string => {
  const name = track ? `${track.title}, ${track.artists.join(', ')}` : trackId;
  return `${feeNames[kind]}: ${name}. ${licenseId}, version ${version}, ${dayText(at)}`;
};

/** Returns until when and how an invoice has to be paid; nothing if it is paid, or if nothing is owed. */
const payableFacts = (invoice: FeeInvoice): readonly Fact[] =>
  isOwed(invoice)
    ? [
        ['Due date', dayText(invoice.dueAt)],
        [
          'Payment',
          `By bank transfer, with the invoice number as reference. Bank details from ${invoice.seller.email}`,
        ],
      ]
    : [];

const paymentFacts = (invoice: FeeInvoice): readonly Fact[] => {
  const money = moneyIn(invoice.total.currency);
  if (paidOf(invoice) === 0) return [];
  return [
    ['Paid', money(paidOf(invoice))],
    ['Still owed', money(owedOf(invoice))],
  ];
};

const feeContent = ({ invoice, lines }: FeeInvoiceDocument): InvoiceContent => {
  const { number, seller, buyer, period, total, tax, taxPercent, provider, fees } = invoice;
  const money = moneyIn(total.currency);
  return {
    ...{ number, seller, buyer },
    period: [period.start, period.end - 1],
    facts: [['Invoice ID', invoice.invoiceId], ...payableFacts(invoice)],
    items: lines?.map((line) => [money(line.fee.amount), feeText(line)]) ?? [
      [money(total.amount), `${fees.count} license fees and credits, listed in the portal under Plan`],
    ],
    ...{ net: total.amount - tax, tax, taxPercent, payments: paymentFacts(invoice) },
    ...(provider === 'service_test' && { warning: 'Sandbox platform: nothing is owed.' }),
  };
};

export const contentOf = (document: InvoiceDocument, seller: Seller): InvoiceContent =>
  'checkout' in document ? planContent(document, seller) : feeContent(document);
