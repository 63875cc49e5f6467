import { differencesFrom } from '../../../domain/licensing/issuance/differences.ts';
import { ContentId, LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Licensing } from '../../../ports/driving/licensing.ts';
import type * as licensing from '../../../ports/driving/licensing.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import type { Brand } from '../portal/brand.ts';
import { instantOf, momentOf } from '../vocabulary/fields.ts';
import { amendmentEndpoints } from './amendments.handlers.ts';
import { licenseListEndpoint } from './license-list.handlers.ts';
import { issuedView, licenseView, publicView } from './license.view.ts';
import * as routes from './licensing.contract.ts';
import { territoryList, type CreateLicenseDto } from './licensing.requests.ts';
import { preflightLicenses as preflight } from './preflight.contract.ts';
import { issuanceView } from './preflight.view.ts';
import * as verification from './verification.contract.ts';

const { pdf } = routes;

export interface LicensingDependencies extends Omit<
  Licensing,
  'sendExpiryNotices' | 'listLicenseVersionsForStaff'
> {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Shown on certificates. */
  readonly brand: Brand;
}

export const licensingEndpoints = (dependencies: LicensingDependencies): readonly Endpoint[] => [
  ...issuing(dependencies),
  licenseListEndpoint(dependencies),
  ...reading(dependencies),
  ...amendmentEndpoints(dependencies),
  ...revoking(dependencies),
  ...verifying(dependencies),
];

const issuing = ({ issueLicense, preflightLicenses, readLicense, baseUrl }: LicensingDependencies) => [
  endpoint(
    routes.issueLicense,
    async ({ caller, body, idempotencyKey }) => {
      const issued = await issueLicense({
        caller,
        order: orderOf(body),
        ...(idempotencyKey && { idempotencyKey }),
      });
      if (!issued.ok) return issued;
      const { license, isExisting } = issued.value;
      return {
        status: 201,
        body: issuedView(issued.value, baseUrl),
        headers: {
          location: `${baseUrl}/api/v1/licenses/${license.licenseId}`,
          ...(isExisting && { 'idempotent-replayed': 'true' }),
        },
      };
    },
    async ({ caller, body }, { resourceId }) => {
      const found = await readLicense({ caller, licenseId: LicenseId(resourceId) });
      if (!found.ok) throw new Error(`an idempotency record names ${resourceId}, which does not exist`);
      const { license, compliance } = found.value;
      const differences = differencesFrom(license, orderOf(body), compliance);
      return {
        status: 201,
        body: issuedView({ ...found.value, differences }, baseUrl),
        headers: { location: `${baseUrl}/api/v1/licenses/${resourceId}` },
      };
    },
  ),

  endpoint(preflight, async ({ caller, body }) => {
    const tried = await preflightLicenses({ caller, orders: body.candidates.map(orderOf) });
    return tried.ok ? { status: 200, body: { results: tried.value.map(issuanceView) } } : tried;
  }),
];

const reading = ({ readLicense, certifyLicense, baseUrl, brand }: LicensingDependencies) => [
  endpoint(routes.readLicense, async ({ caller, params }) => {
    const found = await readLicense({ caller, licenseId: LicenseId(params.licenseId) });
    return found.ok ? { status: 200, body: licenseView(found.value, baseUrl) } : found;
  }),

  endpoint(routes.readCertificate, async ({ caller, params: { licenseId }, mediaType }) => {
    const found = await certifyLicense({ caller, licenseId: LicenseId(licenseId) });
    if (!found.ok) return found;
    const named = (file: string) => ({ 'content-disposition': `attachment; filename="${file}"` });
    if (mediaType !== pdf)
      return { status: 200, bytes: found.value.certificate, mediaType, headers: named(`${licenseId}.jws`) };
    // The library is loaded with the first PDF of the process, because few processes draw any.
    const { certificatePdf } = await import('./certificate/certificate-pdf.ts');
    const bytes = await certificatePdf(found.value, { brand, baseUrl });
    return { status: 200, bytes, mediaType, headers: named(`${licenseId}.pdf`) };
  }),
];

const revoking = ({ revokeLicense, readLicense, baseUrl }: LicensingDependencies) => [
  endpoint(routes.revokeLicense, async ({ caller, params, body }) => {
    const revoked = await revokeLicense({ caller, licenseId: LicenseId(params.licenseId), revocation: body });
    return revoked.ok ? { status: 200, body: licenseView(revoked.value, baseUrl) } : revoked;
  }),

  endpoint(
    routes.revokeLicenseByPost,
    async ({ caller, params, body, idempotencyKey }) => {
      const revoked = await revokeLicense({
        caller,
        licenseId: LicenseId(params.licenseId),
        revocation: body,
        ...(idempotencyKey && { idempotencyKey }),
      });
      return revoked.ok ? { status: 200, body: licenseView(revoked.value, baseUrl) } : revoked;
    },
    async ({ caller }, { resourceId }) => {
      const found = await readLicense({ caller, licenseId: LicenseId(resourceId) });
      return found.ok ? { status: 200, body: licenseView(found.value, baseUrl) } : found;
    },
  ),
];

const verifying = ({ verifyCertificate, verifyLicense }: LicensingDependencies) => [
  endpoint(verification.verifyCertificate, async ({ body }) => {
    const checked = await verifyCertificate(body.certificate);
    if (!checked.ok) return checked;
    const { value } = checked;
    return {
      status: 200,
      body: value.genuine ? { ...value, license: publicView(value.license) } : value,
    };
  }),

  endpoint(verification.verifyLicense, async ({ params, query }) => {
    const found = await verifyLicense({
      licenseId: LicenseId(params.licenseId),
      ...(query.asOf !== undefined && { asOf: momentOf(query.asOf) }),
    });
    return found.ok ? { status: 200, body: publicView(found.value) } : found;
  }),
];

/** Converts a request to the domain's type. */
const orderOf = ({
  trackId,
  contentId,
  platformId,
  validUntil,
  territories,
  ...rest
}: CreateLicenseDto): licensing.LicenseOrder => ({
  ...rest,
  trackId: TrackId(trackId),
  contentId: ContentId(contentId),
  ...(platformId !== undefined && { platform: platformId }),
  ...(territories && { territories: territoryList(territories) }),
  ...(validUntil !== undefined && { validUntil: instantOf(validUntil) }),
});
