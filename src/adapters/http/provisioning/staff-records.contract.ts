import { z } from 'zod';
import { revocationReasons } from '../../../domain/licensing/license.ts';
import { route } from '../kernel/route.ts';
import { exampleVersions, LicenseVersions } from '../licensing/amendments.contract.ts';
import { License } from '../licensing/license.contract.ts';
import { exampleLicense, exampleRevoked } from '../licensing/licensing.examples.ts';
import { runId } from '../payouts/payout.schemas.ts';
import { licensePath } from '../licensing/licensing.requests.ts';
import * as field from '../vocabulary/fields.ts';

const tags = ['Staff'];
const { examples } = field;

export const RevokeLicenseBodyDto = z
  .strictObject({
    reasonCode: z
      .enum(revocationReasons)
      .meta({ description: 'Reason for the revocation.', examples: ['rights_dispute'] }),
    reason: field.text(1000, 'Explanation for the platform.', 'The writer’s share is in dispute.'),
  })
  .meta({
    id: 'RevokeLicenseBodyDto',
    description: 'Reason for a revocation by staff.',
    examples: [{ reasonCode: 'rights_dispute', reason: 'The writer’s share is in dispute.' }],
  });

export const showLicense = route({
  operation: 'getLicenseForStaff',
  method: 'GET',
  path: '/api/v1/staff/licenses/{licenseId}',
  access: { kind: 'staff', anyOf: ['rights', 'moderator'] },
  summary: 'Retrieve a license of any platform',
  tags,
  params: licensePath,
  responses: { 200: { description: 'The license.', schema: License, example: exampleLicense } },
  problems: ['LICENSE_NOT_FOUND'],
});

export const listLicenseVersions = route({
  operation: 'listLicenseVersionsForStaff',
  method: 'GET',
  path: '/api/v1/staff/licenses/{licenseId}/versions',
  access: { kind: 'staff', anyOf: ['rights', 'moderator'] },
  summary: 'List the versions of a license of any platform',
  tags,
  params: licensePath,
  responses: { 200: { description: 'The versions.', schema: LicenseVersions, example: exampleVersions } },
  problems: ['LICENSE_NOT_FOUND'],
});

export const revokeLicense = route({
  operation: 'revokeLicenseForStaff',
  method: 'POST',
  path: '/api/v1/staff/licenses/{licenseId}/revoke',
  access: { kind: 'staff', anyOf: ['rights'] },
  summary: 'Revoke a license of any platform',
  description:
    'Ends an active license. The platform receives the event `license.revoked` and an email, both with the reason. Does not change a license that has already ended.',
  tags,
  params: licensePath,
  body: {
    schema: RevokeLicenseBodyDto,
    example: { reasonCode: 'rights_dispute', reason: 'The writer’s share is in dispute.' },
  },
  responses: {
    200: {
      description: 'The revoked license, or the license that had already ended.',
      schema: License,
      example: exampleRevoked,
    },
  },
  problems: ['LICENSE_NOT_FOUND'],
});

const Found = z
  .object({
    kind: z
      .enum([
        ...(['track', 'license', 'platform', 'decision', 'appeal', 'notice', 'artist'] as const),
        ...(['staff', 'enrichment', 'checkout', 'invoice'] as const),
        ...(['event', 'delivery', 'period', 'statement'] as const),
        ...(['account', 'payout_run', 'payout'] as const),
      ])
      .meta({ description: 'Kind of the record.', examples: ['license'] }),
    id: z.string().meta({ description: 'ID of the record.', examples: [examples.licenseId] }),
    summary: z.string().meta({ description: 'The record in one line.', examples: ['active'] }),
    trackId: field.trackId
      .meta({ description: 'ID of the track that a decision, or an event for all platforms, is about.' })
      .exactOptional(),
    platformId: field.platformId
      .meta({ description: 'ID of the platform of an enrichment, checkout, invoice, event or delivery.' })
      .exactOptional(),
    runId: runId.meta({ description: 'ID of the run of a payout.' }).exactOptional(),
  })
  .meta({ id: 'SearchHit', description: 'A record with this ID.' });

export const findById = route({
  operation: 'searchRecords',
  method: 'GET',
  path: '/api/v1/staff/search',
  access: { kind: 'staff', anyOf: [] },
  summary: 'Search records by ID',
  description:
    'Finds records by the ID of a track, license, platform, decision, appeal, report (notice), artist or label, member of staff, enrichment, checkout, invoice, event, delivery, royalty period or statement, account of an artist, payout run or payout, by the slug or client ID of a platform, or by an ISRC. Summaries of invoices, statements and payouts have no amounts, because every role can read them.',
  tags,
  query: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/, 'must be an ID, a slug or an ISRC')
      .meta({ description: 'The ID, slug or ISRC.', examples: [examples.licenseId] }),
  }),
  responses: {
    200: {
      description: 'The records found, if any.',
      schema: z
        .object({ data: z.array(Found).meta({ description: 'Records with this ID.' }) })
        .meta({ id: 'SearchHitList', description: 'Records found by an ID.' }),
      example: { data: [{ kind: 'license', id: examples.licenseId, summary: 'active' }] },
    },
  },
  problems: [],
});
