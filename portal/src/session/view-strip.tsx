import { Button } from '../kit/controls/button.tsx';
import { Time } from '../kit/display/time.tsx';
import { useLeave } from '../kit/hooks/use-leave.ts';
import { rich, t } from '../texts/texts.ts';
import { useSession } from './session.tsx';

/** Says on every page of a view who sees the portal, why and until when, and ends it. */
export const ViewStrip = () => {
  const { session, signOut } = useSession();
  // Leads back to the staff console.
  const { busy, leave } = useLeave(signOut);
  const { viewedBy, platform, expiresAt } = session;
  if (!viewedBy) return null;
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
      <Button small busy={busy} onClick={() => void leave()}>
        {t('shell.endView')}
      </Button>
    </div>
  );
};
