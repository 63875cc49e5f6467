import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Boundary } from './kit/feedback/boundary.tsx';
import { scripted } from './kit/feedback/lazy-page.tsx';
import { Failure, Loading } from './kit/feedback/states.tsx';
import { useSessionState } from './session/session.tsx';
import { LinkPage } from './session/sign-in/link-page.tsx';
import { May } from './session/may.tsx';
import { SignInPage } from './session/sign-in/sign-in.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';
import { addTexts } from './kit/language/language.tsx';
import { pageTexts } from './texts/catalogs.ts';
import { t } from './texts/texts.ts';

/** A page whose script is loaded with the texts of all pages but the first. */
const page = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  scripted(name, async () => {
    const [Page] = await Promise.all([load(), addTexts(pageTexts)]);
    return Page;
  });

const Register = scripted('Register', async () => (await import('./session/register/register.tsx')).Register);
const Overview = scripted('Overview', async () => (await import('./pages/overview/overview.tsx')).Overview);
const Catalog = page('Catalog', async () => (await import('./pages/catalog/catalog.tsx')).Catalog);
const TrackPage = page(
  'TrackPage',
  async () => (await import('./pages/catalog/track/track-page.tsx')).TrackPage,
);
const Collections = page(
  'Collections',
  async () => (await import('./pages/collections/collections.tsx')).Collections,
);
const CollectionPage = page(
  'CollectionPage',
  async () => (await import('./pages/collections/collection-page.tsx')).CollectionPage,
);
const Licenses = page('Licenses', async () => (await import('./pages/licenses/licenses.tsx')).Licenses);
const LicensePage = page(
  'LicensePage',
  async () => (await import('./pages/licenses/license/license-page.tsx')).LicensePage,
);
const Webhooks = page('Webhooks', async () => (await import('./pages/webhooks/webhooks.tsx')).Webhooks);
const EndpointPage = page(
  'EndpointPage',
  async () => (await import('./pages/webhooks/endpoints/endpoint-page.tsx')).EndpointPage,
);
const DeliveryPage = page(
  'DeliveryPage',
  async () => (await import('./pages/webhooks/deliveries/delivery-page.tsx')).DeliveryPage,
);
const Inbound = page(
  'Inbound',
  async () => (await import('./pages/webhooks/inbound/inbound-page.tsx')).Inbound,
);
const Credentials = page(
  'Credentials',
  async () => (await import('./pages/credentials/credentials.tsx')).Credentials,
);
const Settings = page('Settings', async () => (await import('./pages/settings/settings.tsx')).Settings);
const Members = page('Members', async () => (await import('./pages/members/members.tsx')).Members);
const Account = page('Account', async () => (await import('./pages/account/account.tsx')).Account);
const Plan = page('Plan', async () => (await import('./pages/plan/plan.tsx')).Plan);

/** Maps addresses to pages. Each address can be opened directly. */
export const App = () => {
  const state = useSessionState();
  const [location] = useLocation();
  if (location === '/register' && 'signIn' in state) {
    return (
      <Boundary at={location}>
        <Register signIn={state.signIn} />
      </Boundary>
    );
  }
  switch (state.kind) {
    case 'loading':
      return (
        <main className="gate" id="content">
          <Loading label={t('shell.loadingThePortal')} rows={1} />
        </main>
      );
    case 'link-opened':
      return <LinkPage open={state.open} leave={state.leave} />;
    case 'unreachable':
      return (
        <main className="gate" id="content">
          <div className="gate-card">
            <h1>{t('shell.partnerPortal')}</h1>
            <Failure error={state.error} retry={state.retry} />
          </div>
        </main>
      );
    case 'signed-out':
      return (
        <SignInPage
          signIn={state.signIn}
          {...(state.why !== undefined && { why: state.why })}
          {...(state.endSession && { endSession: state.endSession })}
        />
      );
    case 'signed-in':
      return (
        <Shell takesFocus={state.bySignIn}>
          <Boundary at={location}>
            <Switch>
              <Route path="/">
                <Overview />
              </Route>
              <Route path="/catalog">
                <Catalog />
              </Route>
              <Route path="/catalog/:trackId">{({ trackId }) => <TrackPage trackId={trackId} />}</Route>
              <Route path="/collections">
                <Collections />
              </Route>
              <Route path="/collections/:collectionId">
                {({ collectionId }) => <CollectionPage key={collectionId} collectionId={collectionId} />}
              </Route>
              <Route path="/licenses">
                <May
                  title={t('shell.licenses')}
                  operation="listLicenses"
                  otherwise={t('session.yourViewDoesNotInclude')}
                >
                  <Licenses />
                </May>
              </Route>
              <Route path="/licenses/:licenseId">
                {({ licenseId }) => <LicensePage licenseId={licenseId} />}
              </Route>
              <Route path="/webhooks">
                <Webhooks />
              </Route>
              <Route path="/webhooks/inbound">
                <Inbound />
              </Route>
              <Route path="/webhooks/:endpointId">
                {({ endpointId }) => <EndpointPage endpointId={endpointId} />}
              </Route>
              <Route path="/webhooks/:endpointId/:deliveryId">
                {({ endpointId, deliveryId }) => (
                  <DeliveryPage endpointId={endpointId} deliveryId={deliveryId} />
                )}
              </Route>
              <Route path="/credentials">
                <May
                  title={t('shell.credentials')}
                  operation="listCredentials"
                  otherwise={t('shell.onlyOwnersAndDevelopersCan')}
                >
                  <Credentials />
                </May>
              </Route>
              <Route path="/members">
                <May
                  title={t('shell.members')}
                  operation="listMembers"
                  otherwise={t('session.yourViewDoesNotInclude')}
                >
                  <Members />
                </May>
              </Route>
              <Route path="/plan">
                <May
                  title={t('shell.plan')}
                  operation="getBilling"
                  otherwise={t('shell.onlyOwnersAndFinanceCan')}
                >
                  <Plan />
                </May>
              </Route>
              <Route path="/account">
                <May
                  title={t('shell.yourAccount')}
                  operation="listMemberSessions"
                  otherwise={t('session.yourViewDoesNotInclude')}
                >
                  <Account />
                </May>
              </Route>
              <Route path="/settings">
                <Settings />
              </Route>
              <Route path="/sign-in">
                <Redirect to="/" />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Boundary>
        </Shell>
      );
  }
};
