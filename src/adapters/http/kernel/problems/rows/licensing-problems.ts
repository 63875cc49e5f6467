import type { Alternative, LicenseRejection } from '../../../../../domain/licensing/issuance/facts.ts';
import type { FeeReason } from '../../../../../domain/licensing/issuance/fee.ts';
import type { Spend } from '../../../../../domain/fees/spend.ts';
import { timestamp } from '../../../../../domain/shared/calendar.ts';
import { priceText } from '../../../../../domain/shared/money.ts';
import { territoryText } from '../../../../../domain/shared/territory.ts';
import type { Rows } from '../problem-row.ts';

export const alternativeView = ({ validUntil, territories, contentType }: Alternative) => ({
  ...(contentType && { contentType }),
  ...(territories && { territories: [...territories] }),
  ...(validUntil !== undefined && { validUntil: timestamp(validUntil) }),
});

const clause = (
  rejection: Extract<LicenseRejection, { readonly clause: string; readonly alternatives: unknown }>,
): Readonly<Record<string, unknown>> => ({
  clause: rejection.clause,
  ...('missing' in rejection && { missing: rejection.missing }),
  alternatives: rejection.alternatives.map(alternativeView),
});

const limitText = (currency: string, spend: Spend | undefined): string => {
  if (!spend) return 'Your platform has no spend limit, so it cannot buy licenses. Ask us to set one.';
  const { limit, spent } = spend;
  if (limit.currency !== currency)
    return `The spend limit of your platform is in ${limit.currency}. Ask us to set one in ${currency}.`;
  const left = priceText({ ...limit, amount: Math.max(0, limit.amount - spent) });
  return `${left} of the monthly spend limit of ${priceText(limit)} is left. Wait for the next month (UTC), or ask us to raise the limit.`;
};

const feeDetails: Readonly<Record<FeeReason, (price: string, limit: string) => string>> = {
  fee_not_accepted: (price) =>
    `This costs ${price}, which the request does not accept. Send the price as acceptFee.`,
  fee_changed: (price) => `The price is now ${price}, which is not the fee in acceptFee.`,
  spend_limit_exceeded: (price, limit) => `This costs ${price}. ${limit}`,
};

/** Problems of licenses that are missing, inactive or not granted. */
export const licensingProblems = {
  'license-not-found': { code: 'LICENSE_NOT_FOUND', detail: 'This license does not exist.' },
  'license-not-active': {
    code: 'LICENSE_NOT_ACTIVE',
    detail: ({ status }) => `The license is ${status}.`,
    members: ({ status }) => ({ licenseStatus: status }),
  },
  'license-track-mismatch': {
    code: 'LICENSE_TRACK_MISMATCH',
    detail: 'This license is for another track.',
  },
  'platform-mismatch': {
    code: 'PLATFORM_MISMATCH',
    detail: 'This credential belongs to another platform.',
  },
  'track-not-licensable': {
    code: 'TRACK_NOT_LICENSABLE',
    detail: ({ clause: where, missing }) =>
      where === 'terms'
        ? 'The track has no license terms in force.'
        : `The ${where === 'rights.master' ? 'master' : 'publishing'} side is not fully controlled in ${territoryText(missing)}.`,
    members: clause,
  },
  'content-type-not-cleared': {
    code: 'CONTENT_TYPE_NOT_CLEARED',
    detail: ({ contentType }) => `The terms of the track do not cover ${contentType}.`,
    members: clause,
  },
  'territory-not-cleared': {
    code: 'TERRITORY_NOT_CLEARED',
    detail: ({ missing }) => `Not cleared in ${territoryText(missing)}.`,
    members: clause,
  },
  'validity-not-offered': {
    code: 'VALIDATION_FAILED',
    detail: ({ detail }) => `/validUntil: ${detail}`,
    errors: ({ detail }) => [{ in: 'body', pointer: '/validUntil', code: 'not_offered', detail }],
    members: clause,
  },
  'payment-required': {
    code: 'PAYMENT_REQUIRED',
    detail: ({ price, reason, spend }) =>
      feeDetails[reason](priceText(price), limitText(price.currency, spend)),
    members: ({ clause: where, price, reason }) => ({ clause: where, price, reason }),
  },
  'terms-narrowed': {
    code: 'TRACK_NOT_LICENSABLE',
    detail: ({ clauses }) =>
      `An amendment cannot narrow a license, but the terms in force now allow less than this license does: ${clauses.join(', ')}. The license stays as it is.`,
    members: ({ clause: where, clauses }) => ({ clause: where, clauses: [...clauses] }),
  },
  'too-many-versions': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) =>
      `This license has ${limit} versions, which is the maximum. To cover more, revoke it and issue a new one.`,
  },
} as const satisfies Rows;
