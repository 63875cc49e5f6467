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
    reasonCode: z.enum(revocationReasons).meta({ description: 'Why.', examples: ['rights_dispute'] }),
    reason: field.text(1000, 'In words, for the platform.', 'The writer’s share is in dispute.'),
  })
  .meta({
    id: 'RevokeLicenseBodyDto',
    description: 'Why staff ends a license.',
    examples: [{ reasonCode: 'rights_dispute', reason: 'The writer’s share is in dispute.' }],
  });

export const showLicense = route({
  operation: 'getLicenseForStaff',
  method: 'GET',
  path: '/api/v1/staff/licenses/{licenseId}',
  access: { kind: 'staff', anyOf: ['rights', 'moderator'] },
  summary: 'Read a license of any platform',
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
    'Sends the event `license.revoked` to the platform and a mail to its contact, both with the reason. Does not change a license that has already ended.',
  tags,
  params: licensePath,
  body: {
    schema: RevokeLicenseBodyDto,
    example: { reasonCode: 'rights_dispute', reason: 'The writer’s share is in dispute.' },
  },
  replies: { 200: { description: 'The license as it is now.', schema: License, example: exampleRevoked } },
  problems: ['LICENSE_NOT_FOUND'],
});

const Found = z
  .object({
    kind: z
      .enum(['track', 'license', 'platform', 'decision', 'appeal', 'staff', 'enrichment', 'checkout'])
      .meta({ description: 'What it is.', examples: ['license'] }),
    id: z.string().meta({ description: 'Its id.', examples: [examples.licenseId] }),
    summary: z.string().meta({ description: 'In a line.', examples: ['active'] }),
  })
  .meta({ id: 'SearchHit', description: 'A record with this ID.' });

export const findById = route({
  operation: 'searchRecords',
  method: 'GET',
  path: '/api/v1/staff/search',
  access: { kind: 'staff', anyOf: [] },
  summary: 'Find anything by its id',
  description:
    'By the id of a track, license, platform, decision, appeal, member of staff, enrichment or checkout, by the slug or client id of a platform, or by an ISRC.',
  tags,
  query: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,80}$/, 'must be an id, a slug or an ISRC')
      .meta({ description: 'What to look for.', examples: [examples.licenseId] }),
  }),
  replies: {
    200: {
      description: 'What has it; none where nothing has.',
      schema: z
        .object({ data: z.array(Found).meta({ description: 'All of them.' }) })
        .meta({ id: 'SearchHitList', description: 'Records that were found.' }),
      example: { data: [{ kind: 'license', id: examples.licenseId, summary: 'active' }] },
    },
  },
  problems: [],
});

const Entry = z
  .object({
    sequence: field.count('1, 2, 3, … without gaps.', 812),
    at: field.timestampOut('When.'),
    actor: z.string().meta({
      description:
        'ID of the staff account, or of the platform that changed its own record; otherwise `operator` or `service`.',
      examples: ['stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F'],
    }),
    action: z.string().meta({ description: 'What was done.', examples: ['platform.suspend'] }),
    subjects: z.array(z.string()).meta({ description: 'To what.', examples: [[examples.platformId]] }),
    detail: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .meta({ description: 'More of it.', examples: [{}] }),
    previousDigest: field.sha256('Digest of the previous entry.'),
    digest: field.sha256('Digest of this entry over all else of it.'),
  })
  .meta({ id: 'AuditEntry', description: 'What was done by whom, chained to what was done before.' });

export const readAudit = route({
  operation: 'listAuditEntries',
  method: 'GET',
  path: '/api/v1/staff/audit',
  access: { kind: 'staff', anyOf: ['admin'] },
  summary: 'Read the audit log',
  description: 'In order; `operator verify-audit` verifies the whole chain.',
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
      .meta({ description: 'At most.', examples: [100] }),
    subject: z
      .string()
      .regex(/^[\w-]{1,80}$/, 'must be an id')
      .meta({ description: 'Only those that name it.', examples: [examples.platformId] })
      .exactOptional(),
  }),
  replies: {
    200: {
      description: 'The entries.',
      schema: z
        .object({ data: z.array(Entry).meta({ description: 'Sorted by sequence.' }) })
        .meta({ id: 'AuditEntryList', description: 'A part of the audit log.' }),
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
