import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Boundary } from './kit/feedback/boundary.tsx';
import { lazyPage } from './kit/feedback/lazy-page.tsx';
import { Failure, Loading } from './kit/feedback/states.tsx';
import { useSessionState } from './session/session.tsx';
import { May } from './session/may.tsx';
import { viewOf } from './page-views.tsx';
import { pageNames, pageOf, type PageName } from './pages.ts';
import { Shell } from './shell.tsx';
import { t } from './texts/texts.ts';

// Few visits of a browser with a session show one of these.
const NotFound = lazyPage('NotFound', async () => (await import('./not-found.tsx')).NotFound);
const LinkPage = lazyPage('LinkPage', async () => (await import('./session/sign-in/link-page.tsx')).LinkPage);
const SignInPage = lazyPage(
  'SignInPage',
  async () => (await import('./session/sign-in/sign-in.tsx')).SignInPage,
);
const Register = lazyPage('Register', async () => (await import('./session/register/register.tsx')).Register);

type Values = Readonly<Record<string, string | undefined>>;

/** A page, or who may see it. */
const Page = ({ name, values }: { readonly name: PageName; readonly values: Values }) => {
  const { needs } = pageOf(name);
  const view = viewOf(name, values);
  if (!needs) return view;
  return (
    <May operation={needs.operation} title={t(needs.title)} otherwise={t(needs.otherwise)}>
      {view}
    </May>
  );
};

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
              {pageNames.map((name) => (
                <Route key={name} path={pageOf(name).path}>
                  {(values) => <Page name={name} values={values} />}
                </Route>
              ))}
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
