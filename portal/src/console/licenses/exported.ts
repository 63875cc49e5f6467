import type { ListedLicense } from '@platform-licensing/client';
import { creditedTrack } from '../../kit/display/names.ts';
import { priceText } from '../finance/amounts.ts';

/** The columns of the CSV file of licenses, with their values. */
export const exported: readonly (readonly [string, (license: ListedLicense) => string | undefined])[] = [
  ['licenseId', ({ licenseId }) => licenseId],
  ['status', ({ status }) => status],
  ['compliance', ({ compliance }) => compliance.state],
  ['platformId', ({ platformId }) => platformId],
  ['licensee', ({ licensee }) => licensee.name],
  ['trackId', ({ trackId }) => trackId],
  ['track', creditedTrack],
  ['contentId', ({ contentId }) => contentId],
  ['contentType', ({ contentType }) => contentType],
  ['projectName', ({ projectName }) => projectName],
  ['territories', ({ territories }) => territories.join(' ')],
  ['source', ({ source }) => source],
  ['environment', ({ environment }) => environment],
  ['issuedAt', ({ issuedAt }) => issuedAt],
  ['validUntil', ({ validUntil }) => validUntil],
  ['revokedAt', ({ revokedAt }) => revokedAt],
  ['fees', ({ fees }) => fees?.map(priceText).join('; ')],
];
