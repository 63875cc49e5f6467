import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { pages, until } from '../vocabulary/parameters.ts';

const tags = ['Staff'];
const { examples } = field;
const staffId = 'stf_01JB2M6X8K3Q5S7V9X1Z3B5D7F';

const Entry = z
  .object({
    sequence: field.count('Sequence number: 1, 2, 3, … without gaps.', 812),
    at: field.timestampOut('When the action was taken.'),
    actor: z.string().meta({
      description:
        'ID of the staff account, or of the platform or member of an artist account that changed its own record; otherwise `operator` or `service`.',
      examples: [staffId],
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
    digest: field.sha256(
      'SHA-256 digest of the entry in the form in which the service stores it, which differs from this response. The verification computes it again.',
    ),
  })
  .meta({
    id: 'AuditEntry',
    description: 'An entry of the audit log, linked to the previous one by its digest.',
  });

const id = (description: string, example: string) =>
  z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be an ID')
    .meta({ description, examples: [example] })
    .exactOptional();

export const readAudit = route({
  operation: 'listAuditEntries',
  method: 'GET',
  path: '/api/v1/staff/audit',
  access: { kind: 'staff', anyOf: ['admin'] },
  summary: 'List audit log entries',
  description:
    'Returns entries that match all filters, the latest first. With `subject` they are sorted by sequence number. A page can have fewer entries than `limit`, or none. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({
    actor: id(
      'ID of the staff account, platform or member of an artist account that acted, `operator` or `service`.',
      staffId,
    ),
    action: z
      .string()
      .regex(/^[a-z0-9_.]{1,80}$/, 'must be the name of an action, such as platform.suspend')
      .meta({ description: 'The complete name of the action.', examples: ['platform.suspend'] })
      .exactOptional(),
    subject: id('Returns only entries about this record.', examples.platformId),
    since: field.since('Returns entries at or after this time.').exactOptional(),
    until: until('Returns entries up to this time.').exactOptional(),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of entries.',
      schema: pageOf(Entry, 'Entries, the latest first.').meta({
        id: 'AuditEntryPage',
        description: 'A page of the audit log.',
      }),
      example: {
        data: [
          {
            sequence: 812,
            at: examples.now,
            actor: staffId,
            action: 'platform.suspend',
            subjects: [examples.platformId],
            detail: { changed: 'status' },
            previousDigest: examples.hash,
            digest: examples.hash,
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});

/** An entry as `SEQUENCE:DIGEST`, which identifies it and all entries before it. */
const anchor = (description: string) =>
  z
    .string()
    .regex(/^(?:0|[1-9]\d{0,14}):[0-9a-f]{64}$/, 'must be SEQUENCE:DIGEST, as `last` returns it')
    .meta({ description, examples: [`812:${examples.hash}`] });

export const verifyAudit = route({
  operation: 'verifyAuditEntries',
  method: 'GET',
  path: '/api/v1/staff/audit/verification',
  access: { kind: 'staff', anyOf: ['admin'] },
  summary: 'Verify audit log entries',
  description:
    'Computes the digests of up to 1,000 entries again, and returns the first entry that was changed, added or removed after it was written. Repeat the request with `after` set to `last` until `complete` is true. Store the last value of `last` outside this service: with it as `after`, a later request also notices that the end of the log was removed or the whole log replaced. The command `operator verify-audit` verifies the whole chain in one run.',
  tags,
  query: z.strictObject({
    after: anchor(
      'Verifies the entries after this one, which must still exist; by default from the beginning.',
    ).exactOptional(),
  }),
  responses: {
    200: {
      description: 'The outcome.',
      schema: z
        .object({
          entries: field.count('The number of entries that are unaltered, up to the issue.', 812),
          last: anchor('The last of them, as `SEQUENCE:DIGEST`. The sequence number is 0 if there is none.'),
          issue: field
            .count('Sequence number of the first entry that is not as it was written.', 3)
            .nullable()
            .meta({
              description: 'Sequence number of the first entry that is not as it was written, or null.',
              examples: [null],
            }),
          complete: z.boolean().meta({
            description: 'Whether the verification ends here: at the end of the log, or at the issue.',
            examples: [true],
          }),
        })
        .meta({ id: 'AuditVerification', description: 'The outcome of a verification of the audit log.' }),
      example: { entries: 812, last: `812:${examples.hash}`, issue: null, complete: true },
    },
  },
  problems: [],
});
