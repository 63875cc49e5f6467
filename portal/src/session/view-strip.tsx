import { useEffect, useRef } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { Time } from '../kit/display/time.tsx';
import { useAnnounce } from '../kit/feedback/announcer.tsx';
import { useLeave } from '../kit/hooks/use-leave.ts';
import { rich, t } from '../texts/texts.ts';
import { useSession } from './session.tsx';

/** Announces the text of the strip when a view begins, because nothing else on the page says that it is one. */
const useAnnouncedView = (viewId: string | undefined) => {
  const announce = useAnnounce();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (viewId !== undefined) announce(text.current?.innerText ?? '');
  }, [viewId, announce]);
  return text;
};

/** Says on every page of a view who sees the portal, why and until when, and ends it. */
export const ViewStrip = () => {
  const { session, signOut } = useSession();
  // Leads back to the staff console.
  const { busy, leave } = useLeave(signOut);
  const { viewedBy, platform, expiresAt } = session;
  const text = useAnnouncedView(viewedBy && session.csrfToken);
  if (!viewedBy) return null;
  return (
    <section className="mode viewing" aria-label={t('shell.viewByOurStaff')}>
      <p ref={text}>
        {rich('shell.youViewThePortalOf', {
          platform: <strong>{platform.name}</strong>,
          name: viewedBy.name,
          until: <Time at={expiresAt} as="hour" />,
        })}{' '}
        {t('shell.reasonOfView', { reason: viewedBy.reason })}
      </p>
      <Button small busy={busy} onClick={() => void leave()}>
        {t('shell.endView')}
      </Button>
    </section>
  );
};
