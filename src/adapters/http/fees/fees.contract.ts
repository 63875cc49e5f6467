import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { feeKinds } from '../../../domain/fees/fee.ts';
import { invoiceId } from '../billing/invoice.schemas.ts';
import { currency, signedAmount } from '../billing/plans.schemas.ts';
import { trackSummary } from '../catalog/track-summary.ts';
import { route } from '../kernel/route.ts';
import { platformPath } from '../platforms/platforms.contract.ts';
import { manager } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { currencyCode, namedPlatform, pages, until } from '../vocabulary/parameters.ts';
import { platformSummary } from '../vocabulary/platform-summary.ts';
import { exampleFeeId, feeId } from './fees.schemas.ts';

const { examples } = field;

const kind = z.enum(feeKinds).meta({
  description:
    '`license`: the fee of a new license. `amendment`: that of an amendment. `credit`: what was charged for a license that was revoked as issued in error; its amount is negative.',
  examples: ['license'],
});

const mode = z.enum(paymentModes).meta({
  description: '`test`: the fee of a sandbox platform, which is not owed.',
  examples: ['live'],
});

const Fee = z
  .object({
    feeId,
    kind,
    licenseId: field.licenseId,
    version: field.count('Version of the license that the fee is for.', 1),
    trackId: field.trackId,
    ...trackSummary,
    amount: signedAmount('Amount, with tax; negative for a credit', 4_900),
    currency,
    at: field.timestampOut('When the license was issued, amended or credited.'),
  })
  .meta({ id: 'Fee', description: 'A fee of a license, or its credit.' });

const StaffFee = Fee.extend({
  mode,
  platform: z
    .object({
      ...platformSummary,
    })
    .meta({ description: 'The platform that owes the fee.' }),
}).meta({ id: 'StaffFee', description: 'A fee with its platform.' });

const exampleFee = {
  ...{ feeId: exampleFeeId, kind: 'license', licenseId: examples.licenseId, version: 1 },
  ...{ trackId: examples.trackId, title: 'Slow Harbour', artists: ['Finch & Co'] },
  ...{ amount: 4_900, currency: 'EUR', at: examples.now },
} as const;

const filters = {
  licenseId: field.licenseId.exactOptional(),
  invoiceId: invoiceId.exactOptional(),
  kind: kind.exactOptional(),
  currency: currencyCode.exactOptional(),
  since: field.since('Returns fees at or after this time.', examples.before).exactOptional(),
  until: until('Returns fees up to this time.').exactOptional(),
};

export const listFees = route({
  operation: 'listFees',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/billing/fees',
  access: manager,
  summary: 'List license fees',
  description:
    'Returns the fees of your licenses and amendments, and their credits, that match all filters, the latest first. With `invoiceId`, lists the lines of an invoice. A page can have fewer fees than `limit`, or none. Continue until `nextCursor` is null. Requires every scope of the platform.',
  tags: ['Platforms'],
  params: platformPath,
  query: z.strictObject({ ...filters, ...pages }),
  responses: {
    200: {
      description: 'A page of fees.',
      schema: pageOf(Fee, 'Fees and credits.').meta({
        id: 'FeePage',
        description: 'A page of the fees of a platform.',
      }),
      example: { data: [exampleFee], pagination: onlyPage },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'CURSOR_INVALID'],
});

export const listAllFees = route({
  operation: 'listFeesForStaff',
  method: 'GET',
  path: '/api/v1/staff/fees',
  access: { kind: 'staff', anyOf: ['finance'] },
  summary: 'List the fees of all platforms',
  description:
    'Returns license fees and their credits that match all filters, the latest first. A page can have fewer fees than `limit`, or none. Continue until `nextCursor` is null.',
  tags: ['Staff'],
  query: z.strictObject({
    platform: namedPlatform.exactOptional(),
    mode: mode.exactOptional(),
    ...filters,
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of fees.',
      schema: pageOf(StaffFee, 'Fees of any platform.').meta({
        id: 'StaffFeePage',
        description: 'A page of the fees of all platforms.',
      }),
      example: {
        data: [
          {
            ...exampleFee,
            mode: 'live',
            platform: { platformId: examples.platformId, slug: examples.slug, name: 'Acme Video' },
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});
