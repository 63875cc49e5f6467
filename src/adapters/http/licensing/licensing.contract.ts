import type { ProblemCode } from '../kernel/problems/problem-codes.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { IssuedLicense, License } from './license.contract.ts';
import { exampleLicense, exampleOrder, exampleRevoked } from './licensing.examples.ts';
import { CreateLicenseDto, licensePath, RevokeLicenseDto } from './licensing.requests.ts';

const { examples } = field;
const tags = ['Licenses'];
export const writer = { kind: 'platform', anyOf: ['licenses:write'] } as const;
export const reader = { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] } as const;

export const rejections = [
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
    'Issues a license for one track in one content item. A platform can have one active license per track and content item: if you already have one, it is returned unchanged with `Idempotent-Replayed: true` and uses no quota. `covers` says whether it covers everything in the request; if not, `differences` says why, and you can amend the license.',
  tags,
  body: { schema: CreateLicenseDto, example: exampleOrder },
  responses: {
    201: {
      description: 'The new license, or the existing active one.',
      schema: IssuedLicense,
      example: { ...exampleLicense, covers: true },
      headers: {
        'idempotent-replayed': { description: '`true` if no license was issued.', example: 'true' },
        location: {
          description: 'URL of the license.',
          example: `https://api.example.com/api/v1/licenses/${examples.licenseId}`,
        },
      },
    },
  },
  problems: ['TOKEN_INVALID', ...rejections],
  idempotent: true,
});

export const readLicense = route({
  operation: 'getLicense',
  method: 'GET',
  path: '/api/v1/licenses/{licenseId}',
  access: reader,
  summary: 'Retrieve a license',
  tags,
  params: licensePath,
  responses: { 200: { description: 'The license.', schema: License, example: exampleLicense } },
  problems: ['LICENSE_NOT_FOUND'],
});

const revocation = {
  access: writer,
  tags,
  params: licensePath,
  body: { schema: RevokeLicenseDto, example: { reasonCode: 'content_deleted' } },
  responses: { 200: { description: 'The revoked license.', schema: License, example: exampleRevoked } },
  problems: ['LICENSE_NOT_FOUND'],
} as const;

export const revokeLicense = route({
  ...revocation,
  operation: 'revokeLicense',
  method: 'DELETE',
  path: '/api/v1/licenses/{licenseId}',
  summary: 'Revoke a license',
  description:
    'Ends an active license before its term. The license can still be retrieved. If it has already ended, it is returned unchanged.',
});

export const revokeLicenseByPost = route({
  ...revocation,
  operation: 'revokeLicenseByPost',
  method: 'POST',
  path: '/api/v1/licenses/{licenseId}/revoke',
  summary: 'Revoke a license with POST',
  description:
    'Does the same as DELETE, for clients and proxies that drop the body of a DELETE request (RFC 9110 §9.3.5).',
  idempotent: true,
});

/** The media type of a certificate for people. */
export const pdf = 'application/pdf';

export const readCertificate = route({
  operation: 'getLicenseCertificate',
  method: 'GET',
  path: '/api/v1/licenses/{licenseId}/certificate',
  access: reader,
  summary: 'Download the certificate of a license',
  description:
    'Returns the license as a signed certificate: a compact JWS with `typ: license+jwt`. Verify it with the keys at `/.well-known/license-keys.json`, or with `POST /verify`. With `Accept: application/pdf`, returns a PDF for people instead: everything that the certificate says, the signed text, and a QR code that leads to the page `/verify`. The same version of a license gives the same bytes, unless the signing key or the brand was changed.',
  tags,
  params: licensePath,
  responses: {
    200: {
      description: 'The certificate.',
      media: ['application/jose', pdf],
      headers: {
        'content-disposition': {
          description: 'Suggested name of the file.',
          example: `attachment; filename="${examples.licenseId}.jws"`,
        },
      },
      example: 'eyJ0eXAiOiJsaWNlbnNlK2p3dCJ9.eyJpc3MiOiJodHRwczovL2FwaS5leGFtcGxlLmNvbSJ9.c2lnbmF0dXJl',
    },
  },
  problems: ['LICENSE_NOT_FOUND'],
});
