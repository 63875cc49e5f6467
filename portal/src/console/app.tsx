import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../kit/feedback/boundary.tsx';
import { Empty } from '../kit/feedback/states.tsx';
import { PageHead } from '../kit/display/page.tsx';
import { Home } from './home/home.tsx';
import * as pages from './lazy-pages.ts';
import { isAdmin, mayBill, mayIdentify, mayReview } from './roles.ts';
import { useMember } from './session/session.tsx';
import { Shell } from './shell.tsx';

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
                <pages.ReviewPage trackId={trackId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/appeals/:appealId?">
            {({ appealId }) => (
              <RequireRole allowed={mayReview(member)}>
                <pages.AppealsPage appealId={appealId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/notices">
            <RequireRole allowed={mayIdentify(member)}>
              <pages.NoticesPage />
            </RequireRole>
          </Route>
          <Route path="/notices/:noticeId">
            {({ noticeId }) => (
              <RequireRole allowed={mayIdentify(member)}>
                <pages.NoticePage noticeId={noticeId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/tracks">
            <RequireRole allowed={mayReview(member)}>
              <pages.TracksPage />
            </RequireRole>
          </Route>
          <Route path="/tracks/:trackId">
            {({ trackId }) => (
              <RequireRole allowed={mayReview(member)}>
                <pages.TrackPage trackId={trackId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/artists">
            <RequireRole allowed={mayReview(member)}>
              <pages.ArtistsPage />
            </RequireRole>
          </Route>
          <Route path="/artists/:artistId">
            {({ artistId }) => (
              <RequireRole allowed={mayReview(member)}>
                <pages.ArtistPage artistId={artistId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/platforms">
            <pages.PlatformsPage />
          </Route>
          <Route path="/platforms/:slug">{({ slug }) => <pages.PlatformPage slug={slug} />}</Route>
          <Route path="/events/:eventId">{({ eventId }) => <pages.EventPage eventId={eventId} />}</Route>
          <Route path="/deliveries/:deliveryId">
            {({ deliveryId }) => <pages.DeliveryPage deliveryId={deliveryId} />}
          </Route>
          <Route path="/licenses">
            <RequireRole allowed={mayReview(member)}>
              <pages.LicensesPage />
            </RequireRole>
          </Route>
          <Route path="/licenses/:licenseId">
            {({ licenseId }) => (
              <RequireRole allowed={mayReview(member)}>
                <pages.LicensePage licenseId={licenseId} />
              </RequireRole>
            )}
          </Route>
          <Route path="/forensics">
            <RequireRole allowed={mayIdentify(member)}>
              <pages.ForensicsPage />
            </RequireRole>
          </Route>
          <Route path="/finance">
            <RequireRole allowed={mayBill(member)}>
              <pages.FinancePage />
            </RequireRole>
          </Route>
          <Route path="/finance/fees">
            <RequireRole allowed={mayBill(member)}>
              <pages.FeesPage />
            </RequireRole>
          </Route>
          <Route path="/finance/royalties">
            <RequireRole allowed={mayBill(member)}>
              <pages.RoyaltiesPage />
            </RequireRole>
          </Route>
          <Route path="/finance/payouts">
            <RequireRole allowed={mayBill(member)}>
              <pages.PayoutsPage />
            </RequireRole>
          </Route>
          <Route path="/finance/payees">
            <RequireRole allowed={mayBill(member)}>
              <pages.PayeesPage />
            </RequireRole>
          </Route>
          <Route path="/finance/statement">
            <RequireRole allowed={mayBill(member)}>
              <pages.StatementPage />
            </RequireRole>
          </Route>
          <Route path="/people">
            <RequireRole allowed={isAdmin(member)}>
              <pages.PeoplePage />
            </RequireRole>
          </Route>
          <Route path="/transparency">
            <pages.TransparencyPage />
          </Route>
          <Route path="/audit-log">
            <RequireRole allowed={isAdmin(member)}>
              <pages.AuditPage />
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
