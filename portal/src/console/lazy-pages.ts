import { lazyPage } from '../kit/feedback/lazy-page.tsx';

// Every page but the home page is loaded when it is opened.
export const ReviewPage = lazyPage(
  'ReviewPage',
  async () => (await import('./review/review-page.tsx')).ReviewPage,
);

export const AppealsPage = lazyPage(
  'AppealsPage',
  async () => (await import('./appeals/appeals-page.tsx')).AppealsPage,
);

export const NoticesPage = lazyPage(
  'NoticesPage',
  async () => (await import('./notices/notices-page.tsx')).NoticesPage,
);
export const NoticePage = lazyPage(
  'NoticePage',
  async () => (await import('./notices/notice-page.tsx')).NoticePage,
);

export const PlatformsPage = lazyPage(
  'PlatformsPage',
  async () => (await import('./platforms/platforms-page.tsx')).PlatformsPage,
);
export const PlatformPage = lazyPage(
  'PlatformPage',
  async () => (await import('./platforms/platform-page.tsx')).PlatformPage,
);

export const LicensesPage = lazyPage(
  'LicensesPage',
  async () => (await import('./licenses/licenses-page.tsx')).LicensesPage,
);
export const LicensePage = lazyPage(
  'LicensePage',
  async () => (await import('./licenses/license-page.tsx')).LicensePage,
);

export const TracksPage = lazyPage(
  'TracksPage',
  async () => (await import('./tracks/tracks-page.tsx')).TracksPage,
);
export const TrackPage = lazyPage(
  'TrackPage',
  async () => (await import('./tracks/track-page.tsx')).TrackPage,
);

export const ArtistsPage = lazyPage(
  'ArtistsPage',
  async () => (await import('./artists/artists-page.tsx')).ArtistsPage,
);
export const ArtistPage = lazyPage(
  'ArtistPage',
  async () => (await import('./artists/artist-page.tsx')).ArtistPage,
);

export const PeoplePage = lazyPage(
  'PeoplePage',
  async () => (await import('./people/people-page.tsx')).PeoplePage,
);

export const ForensicsPage = lazyPage(
  'ForensicsPage',
  async () => (await import('./forensics/forensics-page.tsx')).ForensicsPage,
);

export const FinancePage = lazyPage(
  'FinancePage',
  async () => (await import('./finance/finance-page.tsx')).FinancePage,
);

export const FeesPage = lazyPage(
  'FeesPage',
  async () => (await import('./finance/fees/fees-page.tsx')).FeesPage,
);

export const RoyaltiesPage = lazyPage(
  'RoyaltiesPage',
  async () => (await import('./finance/royalties/royalties-page.tsx')).RoyaltiesPage,
);

export const StatementPage = lazyPage(
  'StatementPage',
  async () => (await import('./finance/royalties/statement-page.tsx')).StatementPage,
);

export const PayoutsPage = lazyPage(
  'PayoutsPage',
  async () => (await import('./finance/payouts/payouts-page.tsx')).PayoutsPage,
);

export const PayeesPage = lazyPage(
  'PayeesPage',
  async () => (await import('./finance/payees/payees-page.tsx')).PayeesPage,
);

export const EventPage = lazyPage(
  'EventPage',
  async () => (await import('./webhooks/event-page.tsx')).EventPage,
);

export const DeliveryPage = lazyPage(
  'DeliveryPage',
  async () => (await import('./webhooks/delivery-page.tsx')).DeliveryPage,
);

export const AuditPage = lazyPage(
  'AuditPage',
  async () => (await import('./audit/audit-page.tsx')).AuditPage,
);

export const TransparencyPage = lazyPage(
  'TransparencyPage',
  async () => (await import('./transparency/transparency-page.tsx')).TransparencyPage,
);
