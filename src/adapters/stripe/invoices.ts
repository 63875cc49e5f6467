import { z } from 'zod';
import { currency, metadata, moment } from './fields.ts';

const Details = z.object({ metadata }).nullish();
/** The part of an invoice that identifies its owner. */
export const OwnedInvoice = z.object({
  id: z.string(),
  parent: z.object({ subscription_details: Details }).nullish(),
  /** Its place before API version 2025-03-31. */
  subscription_details: Details,
});

export const checkoutIn = ({
  parent,
  subscription_details: before,
}: z.infer<typeof OwnedInvoice>): string | undefined =>
  parent?.subscription_details?.metadata?.checkoutId ?? before?.metadata?.checkoutId;

const Item = z.object({ proration: z.boolean().nullish() }).nullish();
const Line = z.object({
  amount: z.int(),
  period: z.object({ start: moment, end: moment }),
  parent: z.object({ subscription_item_details: Item, invoice_item_details: Item }).nullish(),
  /** The place of both before API version 2025-03-31. */
  type: z.string().nullish(),
  proration: z.boolean().nullish(),
});
type Line = z.infer<typeof Line>;

export const Invoice = OwnedInvoice.extend({
  total: z.int(),
  /** The amount due after credit: zero once it is paid. */
  amount_remaining: z.int().default(0),
  /** The amount that was charged: less than the total if a credit balance paid a part. */
  amount_paid: z.int().optional(),
  total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
  /** The place of the tax before API version 2025-03-31. */
  tax: z.int().nullish(),
  currency,
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({ data: z.array(Line).min(1) }),
});

/** Returns whether a line is a whole period of the subscription, neither a proration nor a single item. */
const isRegular = ({ parent, type, proration }: Line): boolean =>
  !proration &&
  type !== 'invoiceitem' &&
  !parent?.invoice_item_details &&
  !parent?.subscription_item_details?.proration;

/** Returns what a line bills. A proration that charges belongs to the new plan, as the new period does. */
export const kindOfLine = (line: Line): 'period' | 'credit' | 'other' => {
  if (isRegular(line)) return 'period';
  const isProration =
    line.proration ??
    line.parent?.subscription_item_details?.proration ??
    line.parent?.invoice_item_details?.proration ??
    false;
  if (!isProration) return 'other';
  return line.amount < 0 ? 'credit' : 'period';
};

/**
 * Reads the paid period from the lines, because the period of the invoice itself is the one before. `total`
 * is before credit balance and after discounts: the share of lines for whole periods is what was paid for the
 * plan.
 */
export const billOf = (
  {
    id,
    total,
    currency: code,
    lines,
    hosted_invoice_url: url,
    amount_remaining: left,
    amount_paid: charged,
    total_taxes: taxes,
    tax: before,
  }: z.infer<typeof Invoice>,
  isPaid: boolean,
) => {
  const regular = lines.data.filter(isRegular);
  const others = lines.data.filter((line) => !isRegular(line)).reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxes ? taxes.reduce((sum, { amount }) => sum + amount, 0) : (before ?? undefined);
  const periods = (regular.length > 0 ? regular : lines.data).map(({ period }) => period);
  return {
    invoiceRef: id,
    total: { amount: total, currency: code },
    ...(isPaid &&
      charged !== undefined &&
      charged !== total && { charged: { amount: charged, currency: code } }),
    ...(tax !== undefined && { tax: { amount: tax, currency: code } }),
    plan: { amount: total - others - (isPaid ? left : 0), currency: code },
    periodStart: Math.min(...periods.map(({ start }) => start)),
    periodEnd: Math.max(...periods.map(({ end }) => end)),
    ...(typeof url === 'string' && { url }),
  };
};
