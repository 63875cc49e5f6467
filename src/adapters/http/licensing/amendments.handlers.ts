import { LicenseId } from '../../../domain/shared/ids.ts';
import type { Licensing } from '../../../ports/driving/licensing.ts';
import type * as licensing from '../../../ports/driving/licensing.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf } from '../vocabulary/fields.ts';
import * as routes from './amendments.contract.ts';
import { preflightAmendments as preflight } from './amendment-preflight.contract.ts';
import { licenseView, versionsView } from './license.view.ts';
import { amendmentView } from './preflight.view.ts';
import { territoryList, type AmendLicenseDto } from './licensing.requests.ts';

export interface AmendmentDependencies extends Pick<
  Licensing,
  'amendLicense' | 'preflightAmendments' | 'listLicenseVersions' | 'readLicense'
> {
  readonly baseUrl: string;
}

/** Converts a request to the domain's types. The fee is not part of what the version records. */
const candidateOf = ({
  territories,
  validUntil,
  contentType,
  acceptFee,
}: AmendLicenseDto): licensing.AmendmentCandidate => ({
  request: {
    ...(contentType && { contentType }),
    ...(territories && { territories: territoryList(territories) }),
    ...(validUntil !== undefined && { validUntil: instantOf(validUntil) }),
  },
  ...(acceptFee && { acceptFee }),
});

export const amendmentEndpoints = ({
  baseUrl,
  ...dependencies
}: AmendmentDependencies): readonly Endpoint[] => {
  const response = (license: licensing.LicenseWithPermission, headers = {}) => ({
    status: 201 as const,
    body: licenseView(license, baseUrl),
    headers: {
      location: `${baseUrl}/api/v1/licenses/${license.license.licenseId}/versions`,
      ...headers,
    },
  });
  return [
    endpoint(
      routes.amendLicense,
      async ({ caller, params, body, idempotencyKey }) => {
        const amended = await dependencies.amendLicense({
          caller,
          licenseId: LicenseId(params.licenseId),
          ...candidateOf(body),
          ...(idempotencyKey && { idempotencyKey }),
        });
        if (!amended.ok) return amended;
        return response(amended.value, amended.value.amended ? {} : { 'idempotent-replayed': 'true' });
      },
      async ({ caller }, { resourceId }) => {
        const found = await dependencies.readLicense({ caller, licenseId: LicenseId(resourceId) });
        return found.ok ? response(found.value) : found;
      },
    ),
    endpoint(preflight, async ({ caller, params, body }) => {
      const tried = await dependencies.preflightAmendments({
        caller,
        licenseId: LicenseId(params.licenseId),
        candidates: body.candidates.map(candidateOf),
      });
      return tried.ok ? { status: 200, body: { results: tried.value.map(amendmentView) } } : tried;
    }),
    endpoint(routes.listLicenseVersions, async ({ caller, params }) => {
      const found = await dependencies.listLicenseVersions({
        caller,
        licenseId: LicenseId(params.licenseId),
      });
      return found.ok ? { status: 200, body: versionsView(found.value) } : found;
    }),
  ];
};
