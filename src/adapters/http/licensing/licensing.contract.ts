import type { ProblemCode } from '../kernel/problems/problem-codes.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { IssuedLicense, License } from './license.contract.ts';
import { exampleLicense, exampleOrder, exampleRevoked } from './licensing.examples.ts';
import { CreateLicenseDto, licenseFilters, licensePath, RevokeLicenseDto } from './licensing.requests.ts';

const { examples } = field;
const tags = ['Licenses'];
export const writer = { kind: 'platform', anyOf: ['licenses:write'] } as const;
export const reader = { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] } as const;

export const refusals = [
  'PLATFORM_MISMATCH',
  'TRACK_NOT_FOUND',
  'TRACK_TAKEN_DOWN',
  'PAYMENT_REQUIRED',
  'TRACK_NOT_LICENSABLE',
  'TERRITORY_NOT_CLEARED',
  'CONTENT_TYPE_NOT_CLEARED',
  'QUOTA_EXCEEDED',
] as const satisfies readonly ProblemCode[];

export const issueLicense = route({
  operation: 'issueLicense',
  method: 'POST',
  path: '/api/v1/licenses',
  access: writer,
  summary: 'Issue a license',
  description:
    'One active license per track, platform and content item. If you already have one, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. `covers` says whether it allows everything that you asked for; if not, `differences` says why, and you can amend the license.',
  tags,
  body: { schema: CreateLicenseDto, example: exampleOrder },
  replies: {
    201: {
      description: 'The license: new, or the existing active one.',
      schema: IssuedLicense,
      example: { ...exampleLicense, covers: true },
      headers: {
        'idempotent-replayed': { description: '`true` where nothing was issued.', example: 'true' },
        location: {
          description: 'Where the license is read.',
          example: `https://api.example.com/api/v1/licenses/${examples.licenseId}`,
        },
      },
    },
  },
  problems: ['TOKEN_INVALID', ...refusals],
  idempotent: true,
});

const LicensePage = pageOf(License, 'Your licenses, newest first.').meta({
  id: 'LicensePage',
  description: 'A page of licenses.',
});

export const listLicenses = route({
  operation: 'listLicenses',
  method: 'GET',
  path: '/api/v1/licenses',
  access: reader,
  summary: 'List your licenses',
  description:
    'Newest first. A takedown, a restriction to some territories and a reinstatement update every license that they concern: to learn of them, ask with `updatedSince`, or with `compliance` for what you must act on.',
  tags,
  query: licenseFilters,
  replies: {
    200: {
      description: 'A page of licenses.',
      schema: LicensePage,
      example: { data: [exampleLicense], pagination: { limit: 50, nextCursor: null } },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readLicense = route({
  operation: 'getLicense',
  method: 'GET',
  path: '/api/v1/licenses/{licenseId}',
  access: reader,
  summary: 'Read a license',
  tags,
  params: licensePath,
  replies: { 200: { description: 'The license.', schema: License, example: exampleLicense } },
  problems: ['LICENSE_NOT_FOUND'],
});

const revocation = {
  access: writer,
  tags,
  params: licensePath,
  body: { schema: RevokeLicenseDto, example: { reasonCode: 'content_deleted' } },
  replies: { 200: { description: 'The license, revoked.', schema: License, example: exampleRevoked } },
  problems: ['LICENSE_NOT_FOUND'],
} as const;

export const revokeLicense = route({
  ...revocation,
  operation: 'revokeLicense',
  method: 'DELETE',
  path: '/api/v1/licenses/{licenseId}',
  summary: 'Revoke a license',
  description: 'The record stays forever. Revoking a license that has ended answers it as it is.',
});

export const revokeLicenseByPost = route({
  ...revocation,
  operation: 'revokeLicenseByPost',
  method: 'POST',
  path: '/api/v1/licenses/{licenseId}/revoke',
  summary: 'Revoke a license by POST',
  description: 'The same as DELETE, for clients whose path drops the body of a DELETE (RFC 9110 §9.3.5).',
  idempotent: true,
});

export const readCertificate = route({
  operation: 'getLicenseCertificate',
  method: 'GET',
  path: '/api/v1/licenses/{licenseId}/certificate',
  access: reader,
  summary: 'Download the certificate of a license',
  description:
    'A compact JWS over the license (`typ: license+jwt`). Its keys stand at `/.well-known/license-keys.json`.',
  tags,
  params: licensePath,
  replies: {
    200: {
      description: 'The certificate.',
      media: ['application/jose'],
      example: 'eyJ0eXAiOiJsaWNlbnNlK2p3dCJ9.eyJpc3MiOiJodHRwczovL2FwaS5leGFtcGxlLmNvbSJ9.c2lnbmF0dXJl',
    },
  },
  problems: ['LICENSE_NOT_FOUND'],
});
