import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Boundary } from './kit/feedback/boundary.tsx';
import { scripted } from './kit/feedback/lazy-page.tsx';
import { Failure, Loading } from './kit/feedback/states.tsx';
import { useSessionState } from './session/session.tsx';
import { LinkPage } from './session/link-page.tsx';
import { May } from './session/may.tsx';
import { SignInPage } from './session/sign-in.tsx';
import { NotFound } from './not-found.tsx';
import { Shell } from './shell.tsx';
import { t } from './texts/texts.ts';

const Register = scripted('Register', async () => (await import('./session/register/register.tsx')).Register);
const Overview = scripted('Overview', async () => (await import('./pages/overview/overview.tsx')).Overview);
const Catalog = scripted('Catalog', async () => (await import('./pages/catalog/catalog.tsx')).Catalog);
const TrackPage = scripted(
  'TrackPage',
  async () => (await import('./pages/catalog/track/track-page.tsx')).TrackPage,
);
const Collections = scripted(
  'Collections',
  async () => (await import('./pages/collections/collections.tsx')).Collections,
);
const CollectionPage = scripted(
  'CollectionPage',
  async () => (await import('./pages/collections/collection-page.tsx')).CollectionPage,
);
const Licenses = scripted('Licenses', async () => (await import('./pages/licenses/licenses.tsx')).Licenses);
const LicensePage = scripted(
  'LicensePage',
  async () => (await import('./pages/licenses/license/license-page.tsx')).LicensePage,
);
const Webhooks = scripted('Webhooks', async () => (await import('./pages/webhooks/webhooks.tsx')).Webhooks);
const EndpointPage = scripted(
  'EndpointPage',
  async () => (await import('./pages/webhooks/endpoints/endpoint-page.tsx')).EndpointPage,
);
const DeliveryPage = scripted(
  'DeliveryPage',
  async () => (await import('./pages/webhooks/deliveries/delivery-page.tsx')).DeliveryPage,
);
const Inbound = scripted(
  'Inbound',
  async () => (await import('./pages/webhooks/inbound/inbound-page.tsx')).Inbound,
);
const Credentials = scripted(
  'Credentials',
  async () => (await import('./pages/credentials/credentials.tsx')).Credentials,
);
const Settings = scripted('Settings', async () => (await import('./pages/settings/settings.tsx')).Settings);
const Members = scripted('Members', async () => (await import('./pages/members/members.tsx')).Members);
const Account = scripted('Account', async () => (await import('./pages/account/account.tsx')).Account);
const Plan = scripted('Plan', async () => (await import('./pages/plan/plan.tsx')).Plan);

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
                <Licenses />
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
                <Members />
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
                <Account />
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
