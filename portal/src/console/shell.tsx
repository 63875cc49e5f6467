import { LogOut, UserRound } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../kit/display/brand.tsx';
import { Button } from '../kit/controls/button.tsx';
import { useKeptFocus } from '../kit/hooks/use-kept-focus.ts';
import { useLeave } from '../kit/hooks/use-leave.ts';
import { useOnline } from '../kit/hooks/use-online.ts';
import { Find } from './find/find.tsx';
import { placesOf } from './places.ts';
import { useSession } from './session/session.tsx';

const pageOf = (location: string): string => location.split('/')[1] ?? '';

/** The frame of every page: navigation, the member, and sign-out. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { member, signOut } = useSession();
  const [location] = useLocation();
  const online = useOnline();
  const { busy, leave } = useLeave(signOut);
  const main = useRef<HTMLElement>(null);
  const nav = useRef<HTMLElement>(null);
  const page = pageOf(location);
  useKeptFocus(main);
  const before = useRef(page);
  useEffect(() => {
    // After navigation, keyboard and screen reader users start at the top of the page.
    if (before.current !== page) main.current?.focus({ preventScroll: true });
    before.current = page;
    // On a narrow screen the navigation is one line that scrolls.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [page]);
  return (
    <div className="console">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="side">
        <div className="side-brand">
          <Brand size={24} />
          <p>Staff console</p>
        </div>
        <Find />
        <nav ref={nav} className="scroll-row" aria-label="Console">
          {placesOf(member).map(({ href, name, icon: Icon }) => (
            <Link key={href} href={href} aria-current={pageOf(href) === page ? 'page' : undefined}>
              <Icon size={16} aria-hidden="true" />
              {name}
            </Link>
          ))}
        </nav>
        <div className="side-member">
          <a href="/staff/sign-in" className="side-account">
            <UserRound size={16} aria-hidden="true" />
            <span>
              <span className="side-name">{member.name}</span>
              <span className="side-roles">{member.roles.join(', ')}</span>
            </span>
          </a>
          <Button small busy={busy} label="Sign out" onClick={() => void leave()}>
            <LogOut size={16} aria-hidden="true" />
          </Button>
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        {!online && (
          <p className="offline" role="status">
            You are offline. The data shown may be out of date, and you cannot save changes.
          </p>
        )}
        {children}
      </main>
    </div>
  );
};
