import { useEffect, useState } from 'react';
import { Brand } from '../kit/display/brand.tsx';
import { Button } from '../kit/controls/button.tsx';
import { LanguageSelect } from '../kit/language/language-select.tsx';
import type { Own, Route } from './route.ts';
import { savedAppeal } from './saved-appeal.ts';
import { InvalidLink, OwnAppeal } from './own/own-appeal.tsx';
import { Start } from './track/start.tsx';
import { takeRoute } from './take-route.ts';
import { t, texts } from './texts/texts.ts';

/** Returns the route of the address; else the appeal that was open in this tab before a reload. */
const currentRoute = (): Route => {
  const route = takeRoute();
  if (route.kind === 'own') savedAppeal.write(route.own);
  const own = route.kind === 'start' ? savedAppeal.read() : undefined;
  return own ? { kind: 'own', own } : route;
};

const addressOf = (trackId: string): string => `/appeals?track=${encodeURIComponent(trackId)}`;

const titles = texts<Route['kind']>({
  start: 'appeals.decisionsAndAppeals',
  track: 'appeals.decisionsAndAppeals',
  own: 'appeals.yourAppeal',
  broken: 'appeals.yourAppeal',
});

export const App = () => {
  const [route, setRoute] = useState(currentRoute);
  const title = titles[route.kind];
  useEffect(() => {
    globalThis.document.title = title;
  }, [title]);
  useEffect(() => {
    // A link from an email that is opened in this tab changes only the fragment and does not reload the page.
    const openLink = () => {
      if (globalThis.location.hash.length > 1) setRoute(currentRoute());
    };
    globalThis.addEventListener('hashchange', openLink);
    return () => globalThis.removeEventListener('hashchange', openLink);
  }, []);
  const go = (next: Route, address: string) => {
    globalThis.history.replaceState(null, '', address);
    setRoute(next);
    globalThis.scrollTo(0, 0);
    // The pressed button is gone, so move the focus.
    globalThis.document.getElementById('content')?.focus();
  };
  const viewTrack = (trackId: string) => {
    globalThis.history.replaceState(null, '', addressOf(trackId));
    setRoute({ kind: 'track', trackId });
  };
  const openAppeal = (own: Own) => {
    savedAppeal.write(own);
    go({ kind: 'own', own }, '/appeals');
  };
  const closeAppeal = () => {
    savedAppeal.drop();
    go({ kind: 'start' }, '/appeals');
  };
  const saved = savedAppeal.read();
  const isOwn = route.kind === 'own' || route.kind === 'broken';
  return (
    <main className="appeals" id="content" tabIndex={-1}>
      <div className="appeals-head">
        <Brand />
        <LanguageSelect />
      </div>
      <div className="page-head">
        <h1>{title}</h1>
        {route.kind === 'track' && saved && (
          <Button onClick={() => openAppeal(saved)}>{t('appeals.backToYourAppeal')}</Button>
        )}
        {isOwn && <Button onClick={closeAppeal}>{t('appeals.closeAppeal')}</Button>}
      </div>
      {route.kind === 'own' ? (
        <OwnAppeal
          key={route.own.code}
          own={route.own}
          viewTrack={(trackId) => go({ kind: 'track', trackId }, addressOf(trackId))}
        />
      ) : route.kind === 'broken' ? (
        <InvalidLink appealId={route.appealId} />
      ) : (
        <Start
          trackId={route.kind === 'track' ? route.trackId : undefined}
          viewTrack={viewTrack}
          openAppeal={openAppeal}
        />
      )}
    </main>
  );
};
