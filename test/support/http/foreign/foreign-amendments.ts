import type { Attempts } from './foreign-webhooks.ts';

/** The attempts of another platform on the operations that amend a license and list its versions. */
export const amendmentAttempts: Attempts = {
  amendLicense: [
    ({ licenseId }, _, { client }) =>
      client.post(`/api/v1/licenses/${licenseId}/amendments`, { territories: ['FR'] }),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  preflightAmendments: [
    ({ licenseId }, _, { client }) =>
      client.post(`/api/v1/licenses/${licenseId}/amendments/preflight`, {
        candidates: [{ territories: ['FR'] }],
      }),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
  listLicenseVersions: [
    ({ licenseId }, _, { client }) => client.get(`/api/v1/licenses/${licenseId}/versions`),
    404,
    { code: 'LICENSE_NOT_FOUND' },
  ],
};
