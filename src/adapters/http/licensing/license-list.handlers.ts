import { ContentId, TrackId } from '../../../domain/shared/ids.ts';
import { priceText } from '../../../domain/shared/money.ts';
import type { LicenseListInput, Licensing, LicenseWithPermission } from '../../../ports/driving/licensing.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { csv, csvOfPages, type Cell } from '../vocabulary/csv.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { licenseView, listedLicenseView } from './license.view.ts';
import type { License } from './license.contract.ts';
import { listLicenses as listRoute, type LicenseFilters } from './license-list.contract.ts';

interface Dependencies extends Pick<Licensing, 'listLicenses'> {
  readonly baseUrl: string;
}

/** The list of licenses, as pages or as a CSV file. */
export const licenseListEndpoint = ({ listLicenses, baseUrl }: Dependencies): Endpoint =>
  endpoint(listRoute, async ({ caller, query, mediaType }) => {
    const asFile = query.format === undefined ? mediaType === csv : query.format === 'csv';
    const input = { ...inputOf(query), caller, ...(asFile && { limit: rowsPerPage }) };
    const found = await listLicenses(input);
    if (!found.ok) return found;
    const { licenses, nextCursor } = found.value;
    if (asFile) {
      const headers = { 'content-disposition': 'attachment; filename="licenses.csv"' };
      const bytes = csvOfPages(names, found.value, {
        rowsOf,
        next: (cursor) => listLicenses({ ...input, cursor }),
      });
      return { status: 200, mediaType: csv, bytes, headers };
    }
    const data = licenses.map((license) => listedLicenseView(license, baseUrl));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  });

const inputOf = ({
  trackId,
  contentId,
  updatedSince,
  format: _,
  ...rest
}: LicenseFilters): Omit<LicenseListInput, 'caller'> => ({
  ...rest,
  ...(trackId !== undefined && { trackId: TrackId(trackId) }),
  ...(contentId !== undefined && { contentId: ContentId(contentId) }),
  ...(updatedSince !== undefined && { updatedSince: instantOf(updatedSince) }),
});

/** Number of licenses in one read for a CSV file. */
const rowsPerPage = 500;

type Column = readonly [name: string, cell: (license: License) => Cell];

const columns: readonly Column[] = [
  ['licenseId', ({ licenseId }) => licenseId],
  ['status', ({ status }) => status],
  ['compliance', ({ compliance }) => compliance.state],
  ['removeBy', ({ compliance }) => compliance.removeBy],
  ['trackId', ({ trackId }) => trackId],
  ['credit', ({ attribution }) => attribution.text],
  ['contentId', ({ contentId }) => contentId],
  ['contentTypes', ({ contentTypes }) => contentTypes.join(' ')],
  ['projectName', ({ projectName }) => projectName],
  ['licensee', ({ licensee }) => licensee.name],
  ['licenseeRef', ({ licensee }) => licensee.ref],
  ['territories', ({ territories }) => territories.join(' ')],
  ['media', ({ media }) => media.join(' ')],
  ['source', ({ source }) => source],
  ['environment', ({ environment }) => environment],
  ['version', ({ version }) => version],
  ['issuedAt', ({ issuedAt }) => issuedAt],
  ['validFrom', ({ validFrom }) => validFrom],
  ['validUntil', ({ validUntil }) => validUntil],
  ['revokedAt', ({ revokedAt }) => revokedAt],
  ['revocationReason', ({ revocation }) => revocation?.reasonCode],
  ['updatedAt', ({ updatedAt }) => updatedAt],
  ['fees', ({ fees }) => fees?.map(priceText).join('; ')],
];

const names = columns.map(([name]) => name);

const rowsOf = ({ licenses }: { readonly licenses: readonly LicenseWithPermission[] }) =>
  licenses.map((license) => {
    const view = licenseView(license, '');
    return columns.map(([, cell]) => cell(view));
  });
