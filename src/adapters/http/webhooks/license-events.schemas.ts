import { z } from 'zod';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { licenseSources, revocationReasons } from '../../../domain/licensing/license.ts';
import { publishedContentSurvives } from '../licensing/license.contract.ts';
import type { OutboundEvent } from '../openapi/webhooks.ts';
import * as field from '../vocabulary/fields.ts';
import { outboundEvent } from './outbound-event.ts';

const { examples } = field;
const environment = z
  .enum(['live', 'sandbox'])
  .meta({ description: '`live` or `sandbox`. Sandbox licenses grant no rights.' });
const source = z.enum(licenseSources).meta({ description: 'What issued the license.', examples: ['api'] });

const binding = {
  licenseId: field.licenseId,
  trackId: field.trackId,
  platformId: field.platformId,
  contentId: field.contentId,
};

const exampleBinding = {
  licenseId: examples.licenseId,
  trackId: examples.trackId,
  platformId: examples.platformId,
  contentId: examples.contentId,
};
const expiry = {
  validUntil: field.timestampOut('When the license ends or ended.'),
  publishedContentSurvives,
  source,
  environment,
};
const exampleExpiry = {
  validUntil: examples.later,
  publishedContentSurvives: true,
  source: 'api',
  environment: 'live',
} as const;

/** The events of a license, from its issue to its end. */
export const licenseEvents: readonly OutboundEvent[] = [
  outboundEvent(
    'license.issued',
    'A license was issued to you',
    {
      ...binding,
      contentType: z.enum(contentTypes).meta({ description: 'Content type of the license.' }),
      source,
      environment,
      issuedAt: field.timestampOut('When the license was issued.'),
    },
    {
      ...exampleBinding,
      contentType: 'ugc_video',
      source: 'api',
      environment: 'live',
      issuedAt: examples.now,
    },
  ),
  outboundEvent(
    'license.amended',
    'One of your licenses was amended',
    {
      ...binding,
      version: field.count('Version number. The license was issued as version 1.', 2),
      contentTypes: z
        .array(z.enum(contentTypes))
        .meta({ description: 'All content types that the license covers.', examples: [['ugc_video']] }),
      territories: field.territories('All territories that the license covers.'),
      validUntil: field.timestampOut('When the license ends. Absent if it has no end.').exactOptional(),
      addedContentTypes: z
        .array(z.enum(contentTypes))
        .meta({ description: 'Content types that this amendment added.', examples: [['short_video']] })
        .exactOptional(),
      addedTerritories: field.territories('Territories that this amendment added.').exactOptional(),
      previousValidUntil: field
        .timestampOut('When the license ended before it was renewed. Present if it was renewed.')
        .exactOptional(),
      source,
      environment,
      amendedAt: field.timestampOut('When this version took effect.'),
    },
    {
      ...exampleBinding,
      version: 2,
      contentTypes: ['ugc_video', 'short_video'],
      territories: ['AT', 'CH', 'DE', 'FR'],
      validUntil: examples.later,
      addedContentTypes: ['short_video'],
      addedTerritories: ['FR'],
      previousValidUntil: examples.now,
      source: 'api',
      environment: 'live',
      amendedAt: examples.now,
    },
  ),
  outboundEvent(
    'license.revoked',
    'One of your licenses was revoked',
    {
      ...binding,
      reasonCode: z.enum(revocationReasons).meta({ description: 'Reason for the revocation.' }),
      reason: z
        .string()
        .meta({
          description: 'Explanation by the person who revoked the license.',
          examples: ['Used in an advertisement.'],
        })
        .exactOptional(),
      actor: z.enum(['platform', 'staff', 'operator']).meta({
        description: 'Who revoked the license: your platform, our staff or the operator of the service.',
      }),
      publishedContentSurvives,
      source,
      environment,
      revokedAt: field.timestampOut('When the license was revoked.'),
    },
    {
      ...exampleBinding,
      reasonCode: 'content_deleted',
      actor: 'platform',
      publishedContentSurvives: true,
      source: 'webhook',
      environment: 'live',
      revokedAt: examples.now,
    },
  ),
  outboundEvent(
    'license.expiring',
    'One of your licenses expires in 30 or 7 days',
    {
      ...binding,
      noticeDays: z.literal([30, 7]).meta({
        description: 'Days before the end at which this notice is sent.',
      }),
      ...expiry,
    },
    { ...exampleBinding, noticeDays: 30, ...exampleExpiry },
  ),
  outboundEvent(
    'license.expired',
    'One of your licenses has expired',
    { ...binding, ...expiry },
    { ...exampleBinding, ...exampleExpiry },
  ),
];
