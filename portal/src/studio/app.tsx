import type { ComponentType } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PageHead } from '../kit/display/page.tsx';
import { Boundary } from '../kit/feedback/boundary.tsx';
import { lazyPage } from '../kit/feedback/lazy-page.tsx';
import { Empty, Failure, Loading } from '../kit/feedback/states.tsx';
import { withTexts, type Catalogs } from '../kit/language/language.tsx';
import { SignInPage } from './gate/sign-in.tsx';
import { Home } from './home/home.tsx';
import { useSessionState } from './session/session.tsx';
import { Shell } from './shell.tsx';
import { albumTexts, pageTexts, statementTexts } from './texts/catalogs.ts';
import { rich, t } from './texts/texts.ts';
import { QueueProvider } from './uploads/slot.tsx';

const Register = lazyPage('Register', async () => (await import('./gate/register.tsx')).Register);
const ResetPage = lazyPage('ResetPage', async () => (await import('./gate/reset.tsx')).ResetPage);
const JoinPage = lazyPage('JoinPage', async () => (await import('./gate/join.tsx')).JoinPage);

/** A page of a member, whose script is loaded with the texts of these pages. */
const page = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  ...others: readonly Catalogs[]
) => lazyPage(name, () => withTexts(load(), pageTexts, ...others));
const TrackPage = page('TrackPage', async () => (await import('./track/track-page.tsx')).TrackPage);
const AlbumsPage = page(
  'AlbumsPage',
  async () => (await import('./albums/albums-page.tsx')).AlbumsPage,
  albumTexts,
);
const AlbumPage = page(
  'AlbumPage',
  async () => (await import('./albums/album-page.tsx')).AlbumPage,
  albumTexts,
);
const NewAlbumPage = page(
  'NewAlbumPage',
  async () => (await import('./albums/new-album-page.tsx')).NewAlbumPage,
  albumTexts,
);
const StatementsPage = page(
  'StatementsPage',
  async () => (await import('./statements/statements-page.tsx')).StatementsPage,
  statementTexts,
);
const StatementPage = page(
  'StatementPage',
  async () => (await import('./statements/statement-page.tsx')).StatementPage,
  statementTexts,
);
const UploadsPage = page('UploadsPage', async () => (await import('./uploads/uploads-page.tsx')).UploadsPage);

const NotFound = () => (
  <>
    <PageHead title={t('shell.pageNotFound')} />
    <Empty title={t('shell.noPageAtThisAddress')}>
      <p>{rich('shell.goToTheHomePage', { a: (content) => <a href="/studio">{content}</a> })}</p>
    </Empty>
  </>
);

/** Maps addresses to pages. Each address can be opened directly. */
export const App = () => {
  const state = useSessionState();
  const [location] = useLocation();
  switch (state.kind) {
    case 'loading':
      return (
        <main className="gate" id="content">
          <Loading label={t('shell.loadingTheStudio')} rows={1} />
        </main>
      );
    case 'unreachable':
      return (
        <main className="gate" id="content">
          <div className="gate-card">
            <h1>{t('shell.studio')}</h1>
            <Failure error={state.error} retry={state.retry} />
          </div>
        </main>
      );
    case 'signed-out':
      return (
        <Boundary at={location}>
          <Switch>
            <Route path="/register">
              <Register signIn={state.signIn} />
            </Route>
            <Route path="/password">
              <ResetPage signIn={state.signIn} />
            </Route>
            <Route path="/join">
              <JoinPage />
            </Route>
            <Route>
              <SignInPage signIn={state.signIn} hasEnded={state.hasEnded} />
            </Route>
          </Switch>
        </Boundary>
      );
    case 'signed-in':
      return (
        <QueueProvider>
          <Shell>
            <Boundary at={location}>
              <Switch>
                <Route path="/">
                  <Home />
                </Route>
                <Route path="/uploads">
                  <UploadsPage />
                </Route>
                <Route path="/tracks/:trackId">{({ trackId }) => <TrackPage trackId={trackId} />}</Route>
                <Route path="/albums">
                  <AlbumsPage />
                </Route>
                <Route path="/albums/new">
                  <NewAlbumPage />
                </Route>
                <Route path="/albums/:albumId">{({ albumId }) => <AlbumPage albumId={albumId} />}</Route>
                <Route path="/statements">
                  <StatementsPage />
                </Route>
                <Route path="/statements/:statementId">
                  {({ statementId }) => <StatementPage statementId={statementId} />}
                </Route>
                {['/sign-in', '/register', '/password', '/join'].map((path) => (
                  <Route key={path} path={path}>
                    <Redirect to="/" />
                  </Route>
                ))}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Boundary>
          </Shell>
        </QueueProvider>
      );
  }
};
