import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../kit/feedback/boundary.tsx';
import { lazyPage } from '../kit/feedback/lazy-page.tsx';
import { Empty } from '../kit/feedback/states.tsx';
import { PageHead } from '../kit/display/page.tsx';
import { Home } from './home/home.tsx';
import { isAdmin, mayBill, mayIdentify, mayReview } from './roles.ts';
import { useMember } from './session/session.tsx';
import { Shell } from './shell.tsx';

const ReviewPage = lazyPage('ReviewPage', async () => (await import('./review/review-page.tsx')).ReviewPage);

const AppealsPage = lazyPage(
  'AppealsPage',
  async () => (await import('./appeals/appeals-page.tsx')).AppealsPage,
);

const NoticesPage = lazyPage(
  'NoticesPage',
  async () => (await import('./notices/notices-page.tsx')).NoticesPage,
);
const NoticePage = lazyPage('NoticePage', async () => (await import('./notices/notice-page.tsx')).NoticePage);

const PlatformsPage = lazyPage(
  'PlatformsPage',
  async () => (await import('./platforms/platforms-page.tsx')).PlatformsPage,
);
const PlatformPage = lazyPage(
  'PlatformPage',
  async () => (await import('./platforms/platform-page.tsx')).PlatformPage,
);

const LicensesPage = lazyPage(
  'LicensesPage',
  async () => (await import('./licenses/licenses-page.tsx')).LicensesPage,
);
const LicensePage = lazyPage(
  'LicensePage',
  async () => (await import('./licenses/license-page.tsx')).LicensePage,
);

const TracksPage = lazyPage('TracksPage', async () => (await import('./tracks/tracks-page.tsx')).TracksPage);
const TrackPage = lazyPage('TrackPage', async () => (await import('./tracks/track-page.tsx')).TrackPage);

const ArtistsPage = lazyPage(
  'ArtistsPage',
  async () => (await import('./artists/artists-page.tsx')).ArtistsPage,
);
const ArtistPage = lazyPage('ArtistPage', async () => (await import('./artists/artist-page.tsx')).ArtistPage);

const PeoplePage = lazyPage('PeoplePage', async () => (await import('./people/people-page.tsx')).PeoplePage);

const ForensicsPage = lazyPage(
  'ForensicsPage',
  async () => (await import('./forensics/forensics-page.tsx')).ForensicsPage,
);

const FinancePage = lazyPage(
  'FinancePage',
  async () => (await import('./finance/finance-page.tsx')).FinancePage,
);

const FeesPage = lazyPage('FeesPage', async () => (await import('./finance/fees/fees-page.tsx')).FeesPage);

const RoyaltiesPage = lazyPage(
  'RoyaltiesPage',
  async () => (await import('./finance/royalties/royalties-page.tsx')).RoyaltiesPage,
);

const AuditPage = lazyPage('AuditPage', async () => (await import('./audit/audit-page.tsx')).AuditPage);

const TransparencyPage = lazyPage(
  'TransparencyPage',
  async () => (await import('./transparency/transparency-page.tsx')).TransparencyPage,
);

const NotFound = () => (
  <>
    <PageHead title="Page not found" />
    <Empty title="There is no page at this address.">
      <a href="/staff">Go to the home page</a>
    </Empty>
  </>
);

/** Shows a page only to members whose role may use it. */
const RequireRole = ({ allowed, children }: { readonly allowed: boolean; readonly children: ReactNode }) =>
  allowed ? (
    children
  ) : (
    <>
      <PageHead title="No access" />
      <Empty title="Your roles do not include this page.">
        <p>Ask an admin if you need it.</p>
      </Empty>
    </>
  );

/** Maps addresses to pages. Each address can be opened directly. */
export const App = () => {
  const [location] = useLocation();
  const member = useMember();
  const [, page = ''] = location.split('/');
  return (
    <Shell>
      {/* A page stays when the track or appeal in its address changes. */}
      <Boundary at={page}>
        <Switch>
          <Route path="/">
            <Home />
          </Route>
          <Route path="/review/:trackId?">
            {({ trackId }) => (
              <RequireRole allowed={mayReview(member)}>
                <ReviewPage trackId={trackId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/appeals/:appealId?">
            {({ appealId }) => (
              <RequireRole allowed={mayReview(member)}>
                <AppealsPage appealId={appealId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/notices">
            <RequireRole allowed={mayIdentify(member)}>
              <NoticesPage />
            </RequireRole>
          </Route>
          <Route path="/notices/:noticeId">
            {({ noticeId }) => (
              <RequireRole allowed={mayIdentify(member)}>
                <NoticePage noticeId={noticeId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/tracks">
            <RequireRole allowed={mayReview(member)}>
              <TracksPage />
            </RequireRole>
          </Route>
          <Route path="/tracks/:trackId">
            {({ trackId }) => (
              <RequireRole allowed={mayReview(member)}>
                <TrackPage trackId={trackId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/artists">
            <RequireRole allowed={mayReview(member)}>
              <ArtistsPage />
            </RequireRole>
          </Route>
          <Route path="/artists/:artistId">
            {({ artistId }) => (
              <RequireRole allowed={mayReview(member)}>
                <ArtistPage artistId={artistId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/platforms">
            <PlatformsPage />
          </Route>
          <Route path="/platforms/:slug">{({ slug }) => <PlatformPage slug={slug} />}</Route>
          <Route path="/licenses">
            <RequireRole allowed={mayReview(member)}>
              <LicensesPage />
            </RequireRole>
          </Route>
          <Route path="/licenses/:licenseId">
            {({ licenseId }) => (
              <RequireRole allowed={mayReview(member)}>
                <LicensePage licenseId={licenseId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/forensics">
            <RequireRole allowed={mayIdentify(member)}>
              <ForensicsPage />
            </RequireRole>
          </Route>
          <Route path="/finance">
            <RequireRole allowed={mayBill(member)}>
              <FinancePage />
            </RequireRole>
          </Route>
          <Route path="/finance/fees">
            <RequireRole allowed={mayBill(member)}>
              <FeesPage />
            </RequireRole>
          </Route>
          <Route path="/finance/royalties">
            <RequireRole allowed={mayBill(member)}>
              <RoyaltiesPage />
            </RequireRole>
          </Route>
          <Route path="/people">
            <RequireRole allowed={isAdmin(member)}>
              <PeoplePage />
            </RequireRole>
          </Route>
          <Route path="/transparency">
            <TransparencyPage />
          </Route>
          <Route path="/audit-log">
            <RequireRole allowed={isAdmin(member)}>
              <AuditPage />
            </RequireRole>
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Boundary>
    </Shell>
  );
};
