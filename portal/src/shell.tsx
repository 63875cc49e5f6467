import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from './kit/display/brand.tsx';
import { Button } from './kit/controls/button.tsx';
import { LanguageSelect } from './kit/language/language-select.tsx';
import { useKeptFocus } from './kit/hooks/use-kept-focus.ts';
import { useLeave } from './kit/hooks/use-leave.ts';
import { useOnline } from './kit/hooks/use-online.ts';
import { useScroll } from './kit/hooks/use-scroll.ts';
import { pageNames, pageOf } from './pages.ts';
import { PlaceIcon } from './place-icon.tsx';
import { PlatformSwitch } from './platform-switch.tsx';
import { PlayerSlot } from './player-slot.tsx';
import { useSession } from './session/session.tsx';
import { useMay } from './session/use-role.ts';
import { ViewStrip } from './session/view-strip.tsx';
import { t } from './texts/texts.ts';

/** The pages that the navigation shows, in its order. */
const places = pageNames.flatMap((page) => {
  const { path, name, needs } = pageOf(page);
  return name === undefined ? [] : [{ page, href: path, name, operation: needs?.operation }];
});

const isAt = (location: string, href: string): boolean =>
  href === '/' ? location === '/' : location === href || location.startsWith(`${href}/`);

/** The frame of every page: navigation, the name of the platform, and sign-out. */
export const Shell = ({
  takesFocus,
  children,
}: {
  /** True after a sign-in or a switch: what had the focus is gone, so the page takes it, from its top. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}) => {
  const { session, signOut } = useSession();
  const may = useMay();
  const shown = places.filter(({ operation }) => operation === undefined || may(operation));
  const [location] = useLocation();
  const online = useOnline();
  const { busy, leave } = useLeave(signOut);
  const main = useRef<HTMLElement>(null);
  const row = useRef<HTMLElement>(null);
  const before = useRef(location);
  useScroll(location);
  useKeptFocus(main);
  useEffect(() => {
    if (!takesFocus) return;
    globalThis.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    // On a narrow screen the links scroll sideways: keep the current one in view.
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - here.offsetWidth;
    // After navigation, keyboard and screen reader users start at the top of the page.
    if (before.current !== location) main.current?.focus({ preventScroll: true });
    before.current = location;
  }, [location]);
  const { platform } = session;
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <div className="modes">
        <ViewStrip />
        {platform.environment === 'sandbox' && (
          <p className="mode" role="note">
            <strong>{t('shell.sandbox')}</strong> {t('shell.licensesGrantNoRights')}
          </p>
        )}
      </div>
      <header className="top">
        <Brand size={24} />
        <div className="who">
          <LanguageSelect />
          <PlatformSwitch />
          {!session.viewedBy && (
            <Button tone="plain" small busy={busy} onClick={() => void leave()}>
              {t('shell.signOut')}
            </Button>
          )}
        </div>
      </header>
      <nav ref={row} className="places scroll-row" aria-label={t('shell.portal')}>
        {shown.map(({ page, href, name }) => (
          <Link key={href} href={href} aria-current={isAt(location, href) ? 'page' : undefined}>
            <PlaceIcon of={page} />
            {t(name)}
          </Link>
        ))}
        <a href="/reference">
          <PlaceIcon of="reference" />
          {t('shell.reference')}
        </a>
      </nav>
      {!online && (
        <p className="offline" role="status">
          {t('shell.youAreOfflineTheData')}
        </p>
      )}
      <main id="content" ref={main} tabIndex={-1}>
        {children}
        <PlayerSlot />
      </main>
    </div>
  );
};
