import { z } from 'zod';
import { revocationReasons } from '../../../domain/licensing/license.ts';
import { route } from '../kernel/route.ts';
import { exampleVersions, LicenseVersions } from '../licensing/amendments.contract.ts';
import { License } from '../licensing/license.contract.ts';
import { exampleLicense, exampleRevoked } from '../licensing/licensing.examples.ts';
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
  replies: { 200: { description: 'The license.', schema: License, example: exampleLicense } },
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
  replies: { 200: { description: 'The versions.', schema: LicenseVersions, example: exampleVersions } },
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
  replies: {
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
      .enum(['track', 'license', 'platform', 'decision', 'appeal', 'staff', 'enrichment', 'checkout'])
      .meta({ description: 'Kind of the record.', examples: ['license'] }),
    id: z.string().meta({ description: 'ID of the record.', examples: [examples.licenseId] }),
    summary: z.string().meta({ description: 'The record in one line.', examples: ['active'] }),
  })
  .meta({ id: 'SearchHit', description: 'A record with this ID.' });

export const findById = route({
  operation: 'searchRecords',
  method: 'GET',
  path: '/api/v1/staff/search',
  access: { kind: 'staff', anyOf: [] },
  summary: 'Search records by ID',
  description:
    'Finds records by the ID of a track, license, platform, decision, appeal, member of staff, enrichment or checkout, by the slug or client ID of a platform, or by an ISRC.',
  tags,
  query: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/, 'must be an ID, a slug or an ISRC')
      .meta({ description: 'The ID, slug or ISRC.', examples: [examples.licenseId] }),
  }),
  replies: {
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

const Entry = z
  .object({
    sequence: field.count('Sequence number: 1, 2, 3, … without gaps.', 812),
    at: field.timestampOut('When the action was taken.'),
    actor: z.string().meta({
      description:
        'ID of the staff account, or of the platform that changed its own record; otherwise `operator` or `service`.',
      examples: ['stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F'],
    }),
    action: z.string().meta({ description: 'The action.', examples: ['platform.suspend'] }),
    subjects: z.array(z.string()).meta({
      description: 'IDs of the records that the action changed.',
      examples: [[examples.platformId]],
    }),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'Details of the action.', examples: [{}] }),
    previousDigest: field.sha256('Digest of the previous entry.'),
    digest: field.sha256('Digest of all other members of this entry.'),
  })
  .meta({
    id: 'AuditEntry',
    description: 'An entry of the audit log, linked to the previous one by its digest.',
  });

export const readAudit = route({
  operation: 'listAuditEntries',
  method: 'GET',
  path: '/api/v1/staff/audit',
  access: { kind: 'staff', anyOf: ['admin'] },
  summary: 'List audit log entries',
  description:
    'Returns entries sorted by sequence number. The command `operator verify-audit` verifies the whole chain.',
  tags,
  query: z.strictObject({
    after: z
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'Returns entries after this sequence number.', examples: [800] }),
    limit: z
      .int()
      .min(1)
      .max(1_000)
      .default(100)
      .meta({ description: 'Maximum number of entries.', examples: [100] }),
    subject: z
      .string()
      .regex(/^[\w-]{1,80}$/, 'must be an ID')
      .meta({ description: 'Returns only entries about this record.', examples: [examples.platformId] })
      .exactOptional(),
  }),
  replies: {
    200: {
      description: 'The entries.',
      schema: z
        .object({ data: z.array(Entry).meta({ description: 'Entries, sorted by sequence number.' }) })
        .meta({ id: 'AuditEntryList', description: 'Entries of the audit log.' }),
      example: {
        data: [
          {
            sequence: 812,
            at: examples.now,
            actor: 'stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
            action: 'platform.suspend',
            subjects: [examples.platformId],
            detail: { changed: 'status' },
            previousDigest: examples.hash,
            digest: examples.hash,
          },
        ],
      },
    },
  },
  problems: [],
});
