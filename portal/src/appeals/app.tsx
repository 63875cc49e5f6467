import { useEffect, useState } from 'react';
import { Button } from '../kit/controls/button.tsx';
import type { Arrival, Own } from './route.ts';
import { keptAppeal } from './saved-appeal.ts';
import { LinkEnded, OwnAppeal } from './own/own-appeal.tsx';
import { Start } from './track/start.tsx';
import { takeArrival } from './take-route.ts';

/** What the address asks for; else the appeal that was open in this tab before it was loaded anew. */
const arrive = (): Arrival => {
  const arrival = takeArrival();
  if (arrival.kind === 'own') keptAppeal.write(arrival.own);
  const own = arrival.kind === 'start' ? keptAppeal.read() : undefined;
  return own ? { kind: 'own', own } : arrival;
};

const addressOf = (trackId: string): string => `/appeals?track=${encodeURIComponent(trackId)}`;

const titles: Readonly<Record<Arrival['kind'], string>> = {
  start: 'Decisions and appeals',
  track: 'Decisions and appeals',
  own: 'Your appeal',
  broken: 'Your appeal',
};

export const App = () => {
  const [at, setAt] = useState(arrive);
  useEffect(() => {
    globalThis.document.title = titles[at.kind];
  }, [at]);
  useEffect(() => {
    // A link of a mail that is opened where the page stands already loads nothing anew.
    const hear = () => {
      if (globalThis.location.hash.length > 1) setAt(arrive());
    };
    globalThis.addEventListener('hashchange', hear);
    return () => globalThis.removeEventListener('hashchange', hear);
  }, []);
  const go = (next: Arrival, address: string) => {
    globalThis.history.replaceState(null, '', address);
    setAt(next);
    globalThis.scrollTo(0, 0);
    // What was pressed is gone.
    globalThis.document.getElementById('content')?.focus();
  };
  const seeTrack = (trackId: string) => {
    globalThis.history.replaceState(null, '', addressOf(trackId));
    setAt({ kind: 'track', trackId });
  };
  const follow = (own: Own) => {
    keptAppeal.write(own);
    go({ kind: 'own', own }, '/appeals');
  };
  const leave = () => {
    keptAppeal.drop();
    go({ kind: 'start' }, '/appeals');
  };
  const kept = keptAppeal.read();
  const isOwn = at.kind === 'own' || at.kind === 'broken';
  return (
    <main className="appeals" id="content" tabIndex={-1}>
      <p className="brand">
        <img src="/portal/icon.svg" alt="" width="28" height="28" /> Platform Licensing
      </p>
      <div className="page-head">
        <h1>{titles[at.kind]}</h1>
        {at.kind === 'track' && kept && <Button onClick={() => follow(kept)}>Back to your appeal</Button>}
        {isOwn && <Button onClick={leave}>Close it in this browser</Button>}
      </div>
      {at.kind === 'own' ? (
        <OwnAppeal
          key={at.own.code}
          own={at.own}
          seeTrack={(trackId) => go({ kind: 'track', trackId }, addressOf(trackId))}
        />
      ) : at.kind === 'broken' ? (
        <LinkEnded appealId={at.appealId} />
      ) : (
        <Start trackId={at.kind === 'track' ? at.trackId : undefined} seeTrack={seeTrack} follow={follow} />
      )}
    </main>
  );
};
