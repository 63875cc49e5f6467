import { accessEndpoints } from '../../adapters/http/access/access.handlers.ts';
import { albumEndpoints } from '../../adapters/http/albums/albums.handlers.ts';
import { accountExportEndpoints } from '../../adapters/http/artists/export/export.handlers.ts';
import { staffArtistEndpoints } from '../../adapters/http/artists/staff/staff-artists.handlers.ts';
import { artistEndpoints } from '../../adapters/http/artists/artists.handlers.ts';
import { billingEndpoints } from '../../adapters/http/billing/billing.handlers.ts';
import { feePaymentEndpoints } from '../../adapters/http/fees/fee-payments.handlers.ts';
import { feeEndpoints } from '../../adapters/http/fees/fees.handlers.ts';
import { ledgerEndpoints } from '../../adapters/http/ledger/ledger.handlers.ts';
import { catalogEndpoints } from '../../adapters/http/catalog/catalog.handlers.ts';
import { keptPages } from '../../adapters/http/catalog/kept-pages.ts';
import { collectionsEndpoints } from '../../adapters/http/collections/collections.handlers.ts';
import { enrichmentEndpoints } from '../../adapters/http/enrichment/enrich.handlers.ts';
import { imageEndpoints } from '../../adapters/http/images/images.handlers.ts';
import type { Endpoint } from '../../adapters/http/index.ts';
import { licensingEndpoints } from '../../adapters/http/licensing/licensing.handlers.ts';
import { reviewMediaEndpoints } from '../../adapters/http/media/review.handlers.ts';
import { mediaEndpoints } from '../../adapters/http/media/media.handlers.ts';
import { moderationEndpoints } from '../../adapters/http/moderation/moderation.handlers.ts';
import { noticeEndpoints } from '../../adapters/http/notices/notices.handlers.ts';
import { partyEndpoints } from '../../adapters/http/parties/parties.handlers.ts';
import { memberEndpoints } from '../../adapters/http/platforms/members.handlers.ts';
import { ownRecordEndpoints } from '../../adapters/http/platforms/own-record.handlers.ts';
import { platformsEndpoints } from '../../adapters/http/platforms/platforms.handlers.ts';
import { registrationEndpoints } from '../../adapters/http/platforms/registration.handlers.ts';
import { ownPayoutEndpoints } from '../../adapters/http/payouts/own-payouts.handlers.ts';
import { payoutEndpoints } from '../../adapters/http/payouts/payouts.handlers.ts';
import { closedPeriodEndpoints } from '../../adapters/http/royalties/closed-periods.handlers.ts';
import { periodEndpoints } from '../../adapters/http/royalties/periods.handlers.ts';
import { statementEndpoints } from '../../adapters/http/royalties/statements.handlers.ts';
import { portalSessionEndpoints } from '../../adapters/http/portal/sessions/sessions.handlers.ts';
import { provisioningEndpoints } from '../../adapters/http/provisioning/provisioning.handlers.ts';
import { staffSignInPage } from '../../adapters/http/staff/sign-in-page.endpoints.ts';
import { staffEndpoints } from '../../adapters/http/staff/staff.handlers.ts';
import { ownStemEndpoints } from '../../adapters/http/drafts/stems/own-stems.handlers.ts';
import { revisionEndpoints } from '../../adapters/http/drafts/revisions.handlers.ts';
import { deliveryEndpoints } from '../../adapters/http/drafts/deliveries.handlers.ts';
import { draftEndpoints } from '../../adapters/http/drafts/drafts.handlers.ts';
import { uploadAudioEndpoints } from '../../adapters/http/uploads/upload-audio.handlers.ts';
import { uploadEndpoints } from '../../adapters/http/uploads/uploads.handlers.ts';
import { usageEndpoints } from '../../adapters/http/usage/usage.handlers.ts';
import { trackUseEndpoints } from '../../adapters/http/usage/track-use.handlers.ts';
import { usageListEndpoints } from '../../adapters/http/usage/usage-events.handlers.ts';
import { webhooksEndpoints } from '../../adapters/http/webhooks/webhooks.handlers.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { Log } from '../../ports/driven/shared/log.ts';
import type { Config } from '../settings/config.ts';
import { catalogMemoryOf } from '../settings/catalog-memory.ts';
import { requestDeadline } from '../settings/request-deadline.ts';
import type { Driving } from '../../ports/driving/index.ts';
import { identityIssuer } from '../adapters/identity.ts';
import { hasIcon, staffSignInScript } from './portal-pages.ts';

/** Every operation of the API. */
export const apiEndpoints = (
  useCases: Driving & { readonly clock: Clock; readonly log: Log; readonly stopping?: AbortSignal },
  {
    baseUrl,
    tiers,
    settings,
    brand,
    seller,
    catalogMemory,
  }: Pick<Config, 'baseUrl' | 'tiers' | 'settings' | 'brand' | 'seller' | 'catalogMemory'>,
): readonly Endpoint[] => [
  ...accessEndpoints({ ...useCases, baseUrl }),
  // Before tracks of an artist, whose path would match theirs, too.
  ...draftEndpoints({ ...useCases, baseUrl }),
  ...trackUseEndpoints(useCases),
  ...deliveryEndpoints(useCases),
  ...revisionEndpoints({ ...useCases, baseUrl }),
  ...ownStemEndpoints({ ...useCases, baseUrl }),
  ...artistEndpoints({ ...useCases, baseUrl }),
  ...accountExportEndpoints({ ...useCases, baseUrl }),
  ...staffArtistEndpoints({ ...useCases, baseUrl }),
  ...albumEndpoints({ ...useCases, baseUrl }),
  ...partyEndpoints({ ...useCases, baseUrl }),
  ...statementEndpoints(useCases),
  ...ownPayoutEndpoints(useCases),
  ...imageEndpoints({ ...useCases, baseUrl }),
  ...uploadEndpoints({ ...useCases, baseUrl }),
  ...uploadAudioEndpoints(useCases),
  ...catalogEndpoints({ ...useCases, baseUrl, pages: keptPages(catalogMemoryOf(catalogMemory).pages) }),
  ...collectionsEndpoints({ ...useCases, baseUrl }),
  ...licensingEndpoints({ ...useCases, baseUrl, brand }),
  ...mediaEndpoints(useCases),
  ...reviewMediaEndpoints(useCases),
  ...moderationEndpoints({ ...useCases, baseUrl }),
  ...noticeEndpoints(useCases),
  ...provisioningEndpoints({ ...useCases, tiers, baseUrl }),
  ...usageEndpoints(useCases),
  ...usageListEndpoints({ ...useCases, baseUrl }),
  ...enrichmentEndpoints({ ...useCases, baseUrl }),
  ...ledgerEndpoints(useCases),
  ...feeEndpoints({ ...useCases, baseUrl }),
  ...feePaymentEndpoints(useCases),
  ...closedPeriodEndpoints({ ...useCases, baseUrl }),
  ...periodEndpoints({ ...useCases, storageDeadline: requestDeadline }),
  ...payoutEndpoints({ ...useCases, storageDeadline: requestDeadline }),
  ...billingEndpoints({ ...useCases, baseUrl, seller, brand, icon: hasIcon() }),
  ...platformsEndpoints({ ...useCases, tiers, baseUrl }),
  ...registrationEndpoints({ ...useCases, tiers }),
  ...ownRecordEndpoints({ ...useCases, tiers }),
  ...memberEndpoints(useCases),
  ...portalSessionEndpoints({ ...useCases, tiers, baseUrl }),
  ...staffEndpoints({ ...useCases, baseUrl }),
  ...staffSignInPage({
    brand,
    icon: hasIcon(),
    issuer: identityIssuer(settings),
    script: staffSignInScript(),
  }),
  ...webhooksEndpoints({ ...useCases, baseUrl }),
];
