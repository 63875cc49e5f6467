import { useState } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { Time } from '../kit/display/time.tsx';
import { useAnnounce } from '../kit/feedback/announcer.tsx';
import { explain } from '../kit/feedback/errors.ts';
import { rich, t } from '../texts/texts.ts';
import { useSession } from './session.tsx';

/** Says on every page of a view who sees the portal, why and until when, and ends it. */
export const ViewStrip = () => {
  const { session, signOut } = useSession();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const { viewedBy, platform, expiresAt } = session;
  if (!viewedBy) return null;
  const end = async () => {
    setBusy(true);
    try {
      // Leads back to the staff console.
      await signOut();
    } catch (error) {
      announce(explain(error), 'bad');
      setBusy(false);
    }
  };
  return (
    <div className="mode viewing" role="note">
      <span>
        {rich('shell.youViewThePortalOf', {
          platform: <strong>{platform.name}</strong>,
          name: viewedBy.name,
          until: <Time at={expiresAt} as="hour" />,
        })}{' '}
        {t('shell.reasonOfView', { reason: viewedBy.reason })}
      </span>
      <Button small busy={busy} onClick={() => void end()}>
        {t('shell.endView')}
      </Button>
    </div>
  );
};
