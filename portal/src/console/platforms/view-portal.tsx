import type { StaffPlatform } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { useApi } from '../session/session.tsx';

/** Opens the portal as the platform sees it, after a reason was given. */
export const ViewPortal = ({ platform: { slug, name } }: { readonly platform: StaffPlatform }) => {
  const api = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const view = async (reason: string) => {
    const { url } = await api.createPortalLinkForStaff({ platform: slug, body: { reason } });
    globalThis.location.assign(url);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>View portal…</Button>
      {isOpen && (
        <ConfirmWithReason
          title="View the portal of this platform?"
          name="View portal"
          tone="primary"
          act={view}
          close={() => setIsOpen(false)}
          hint="Recorded in the audit log, and shown to the owners of the platform."
          unchanged="The portal was not opened: enter a reason."
          consequence={
            <p>
              You see the portal of <strong>{name}</strong> as its members do, for up to an hour or until you
              sign out here. You cannot change anything, and secrets, previews and downloads are not
              available. If you are signed in to the portal in this browser, that session ends.
            </p>
          }
        />
      )}
    </>
  );
};
