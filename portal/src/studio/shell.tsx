import { BookOpen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../kit/controls/button.tsx';
import { Brand } from '../kit/display/brand.tsx';
import { useKeptFocus } from '../kit/hooks/use-kept-focus.ts';
import { useLeave } from '../kit/hooks/use-leave.ts';
import { useOnline } from '../kit/hooks/use-online.ts';
import { LanguageSelect } from '../kit/language/language-select.tsx';
import { places } from './places.ts';
import { useSession } from './session/session.tsx';
import { t } from './texts/texts.ts';

const isAt = (location: string, href: string): boolean =>
  href === '/' ? location === '/' : location === href || location.startsWith(`${href}/`);

/** The frame of every page: navigation, the name of the account, and sign-out. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { account, session, signOut } = useSession();
  const shown = places.filter(({ without }) => without !== session.member.role);
  const [location] = useLocation();
  const online = useOnline();
  const { busy, leave } = useLeave(signOut);
  const main = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  useKeptFocus(main);
  useEffect(() => {
    // On a narrow screen the links scroll sideways: keep the current one in view.
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - here.offsetWidth;
    // After navigation, keyboard and screen reader users start at the top of the page.
    if (before.current !== undefined && before.current !== location) {
      globalThis.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    before.current = location;
  }, [location]);
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <header className="top">
        <Brand size={24} />
        <div className="who">
          <LanguageSelect />
          <span className="who-name">{account.name}</span>
          <Button tone="plain" small busy={busy} onClick={() => void leave()}>
            {t('shell.signOut')}
          </Button>
        </div>
      </header>
      <nav ref={row} className="places scroll-row" aria-label={t('shell.studio')}>
        {shown.map(({ href, name, icon: Icon }) => (
          <Link key={href} href={href} aria-current={isAt(location, href) ? 'page' : undefined}>
            <span className="place-icon">
              <Icon size={16} aria-hidden="true" />
            </span>
            {t(name)}
          </Link>
        ))}
        <a href="/reference/guides/artists">
          <span className="place-icon">
            <BookOpen size={16} aria-hidden="true" />
          </span>
          {t('shell.guide')}
        </a>
      </nav>
      {!online && (
        <p className="offline" role="status">
          {t('shell.youAreOffline')}
        </p>
      )}
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
};
