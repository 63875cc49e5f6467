import { z } from 'zod';
import type { Seller } from '../../domain/billing/seller.ts';

const highestTax = 50;

const aText = z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters');

export const sellerVariables = {
  SELLER_NAME: aText.optional().meta({
    accepts: 'text of at most 200 characters',
    description: 'The legal name of your company on invoices.',
    absent: '`BRAND_NAME`',
  }),
  SELLER_ADDRESS: z
    .string()
    .max(400, 'must have at most 400 characters')
    .transform((text) =>
      text
        .split(';')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .default([])
    .meta({
      description: 'The postal address of your company on invoices, its lines separated by semicolons.',
      accepts: 'text such as `1 Harbour Street; 20095 Hamburg; Germany`',
    }),
  SELLER_TAX_ID: aText.optional().meta({
    accepts: 'text of at most 200 characters',
    description: 'Your tax number on invoices, with its name: `VAT ID DE123456789`.',
    absent: 'invoices show none',
  }),
  SELLER_TAX_PERCENT: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, `must be a number of 0 to ${highestTax}, such as 19 or 7.7`)
    .transform(Number)
    .refine((percent) => percent <= highestTax, `must be a number of 0 to ${highestTax}, such as 19 or 7.7`)
    .default(0)
    .meta({
      description:
        'The rate of the tax that your prices include, in percent. Invoices of the service show it. The ledger computes the tax of an invoice with it if Stripe shows none. Invoices of Stripe show the taxes that you configured there.',
      accepts: `a number of 0 to ${highestTax}, such as \`19\` or \`7.7\``,
    }),
  SELLER_EMAIL: z.email('must be an email address').optional().meta({
    description: 'The address on the plan page and on invoices, for questions about plans and payments.',
    accepts: 'an email address',
    absent: '`licensing@` with the host of `BASE_URL`',
  }),
};

export const sellerFrom = (
  read: {
    readonly BRAND_NAME: string;
    readonly SELLER_NAME?: string | undefined;
    readonly SELLER_ADDRESS: readonly string[];
    readonly SELLER_TAX_ID?: string | undefined;
    readonly SELLER_TAX_PERCENT: number;
    readonly SELLER_EMAIL?: string | undefined;
  },
  baseUrl: string,
): Seller => ({
  name: read.SELLER_NAME ?? read.BRAND_NAME,
  address: read.SELLER_ADDRESS,
  ...(read.SELLER_TAX_ID !== undefined && { taxId: read.SELLER_TAX_ID }),
  taxPercent: read.SELLER_TAX_PERCENT,
  email: read.SELLER_EMAIL ?? `licensing@${new URL(baseUrl).hostname}`,
});
