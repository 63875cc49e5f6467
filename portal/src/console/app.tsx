import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from '../kit/feedback/boundary.tsx';
import { scripted } from '../kit/feedback/lazy-page.tsx';
import { Empty } from '../kit/feedback/states.tsx';
import { PageHead } from '../kit/display/page.tsx';
import { Home } from './home/home.tsx';
import { isAdmin, mayBill, mayIdentify, mayReview } from './roles.ts';
import { useMember } from './session/session.tsx';
import { Shell } from './shell.tsx';

const ReviewPage = scripted('ReviewPage', async () => (await import('./review/review-page.tsx')).ReviewPage);

const AppealsPage = scripted(
  'AppealsPage',
  async () => (await import('./appeals/appeals-page.tsx')).AppealsPage,
);

const PlatformsPage = scripted(
  'PlatformsPage',
  async () => (await import('./platforms/platforms-page.tsx')).PlatformsPage,
);
const PlatformPage = scripted(
  'PlatformPage',
  async () => (await import('./platforms/platform-page.tsx')).PlatformPage,
);

const LicensesPage = scripted(
  'LicensesPage',
  async () => (await import('./licenses/licenses-page.tsx')).LicensesPage,
);
const LicensePage = scripted(
  'LicensePage',
  async () => (await import('./licenses/license-page.tsx')).LicensePage,
);

const TracksPage = scripted('TracksPage', async () => (await import('./tracks/tracks-page.tsx')).TracksPage);
const TrackPage = scripted('TrackPage', async () => (await import('./tracks/track-page.tsx')).TrackPage);

const PeoplePage = scripted('PeoplePage', async () => (await import('./people/people-page.tsx')).PeoplePage);

const ForensicsPage = scripted(
  'ForensicsPage',
  async () => (await import('./forensics/forensics-page.tsx')).ForensicsPage,
);

const FinancePage = scripted(
  'FinancePage',
  async () => (await import('./finance/finance-page.tsx')).FinancePage,
);

const AuditPage = scripted('AuditPage', async () => (await import('./audit/audit-page.tsx')).AuditPage);

const TransparencyPage = scripted(
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
const For = ({ allowed, children }: { readonly allowed: boolean; readonly children: ReactNode }) =>
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
              <For allowed={mayReview(member)}>
                <ReviewPage trackId={trackId} />
              </For>
            )}
          </Route>
          <Route path="/appeals/:appealId?">
            {({ appealId }) => (
              <For allowed={mayReview(member)}>
                <AppealsPage appealId={appealId} />
              </For>
            )}
          </Route>
          <Route path="/tracks">
            <For allowed={mayReview(member)}>
              <TracksPage />
            </For>
          </Route>
          <Route path="/tracks/:trackId">
            {({ trackId }) => (
              <For allowed={mayReview(member)}>
                <TrackPage trackId={trackId} />
              </For>
            )}
          </Route>
          <Route path="/platforms">
            <PlatformsPage />
          </Route>
          <Route path="/platforms/:slug">{({ slug }) => <PlatformPage slug={slug} />}</Route>
          <Route path="/licenses">
            <For allowed={mayReview(member)}>
              <LicensesPage />
            </For>
          </Route>
          <Route path="/licenses/:licenseId">
            {({ licenseId }) => (
              <For allowed={mayReview(member)}>
                <LicensePage licenseId={licenseId} />
              </For>
            )}
          </Route>
          <Route path="/forensics">
            <For allowed={mayIdentify(member)}>
              <ForensicsPage />
            </For>
          </Route>
          <Route path="/finance">
            <For allowed={mayBill(member)}>
              <FinancePage />
            </For>
          </Route>
          <Route path="/people">
            <For allowed={isAdmin(member)}>
              <PeoplePage />
            </For>
          </Route>
          <Route path="/transparency">
            <TransparencyPage />
          </Route>
          <Route path="/audit-log">
            <For allowed={isAdmin(member)}>
              <AuditPage />
            </For>
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Boundary>
    </Shell>
  );
};
