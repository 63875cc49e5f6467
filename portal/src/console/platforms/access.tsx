import type { StaffPlatform } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { useApi } from '../session/session.tsx';

/** Ends the access of programs and people of a platform, if someone unknown may have it. For admins. */
export const Access = ({ platform: { slug, name, clientId } }: { readonly platform: StaffPlatform }) => {
  const api = useApi();
  const announce = useAnnounce();
  const showOnce = useShowOnce();
  const [requested, setRequested] = useState<'sessions' | 'credentials'>();
  const close = () => setRequested(undefined);
  const endSessions = async () => {
    await api.endPlatformSessions({ platform: slug });
    announce('All sessions and tokens ended');
  };
  const reset = async () => {
    const { apiKey, clientSecret } = await api.resetPlatformCredentials({ platform: slug });
    showOnce({
      title: `New credentials of ${name}`,
      secrets: [
        ['API key', apiKey],
        ['Client ID', clientId],
        ['Client secret', clientSecret],
      ],
    });
  };
  return (
    <Panel title="Access">
      <p className="soft">Use these if someone unknown may have access to the platform.</p>
      <div className="panel-acts">
        <Button onClick={() => setRequested('sessions')}>End all sessions and tokens…</Button>
        <Button onClick={() => setRequested('credentials')}>Reset credentials…</Button>
      </div>
      {requested === 'sessions' && (
        <Confirm
          title="End all sessions and tokens?"
          name="End all sessions and tokens"
          act={endSessions}
          close={close}
          consequence={
            <p>
              Portal sessions, portal links, access tokens and media links of <strong>{name}</strong> stop
              working immediately. API keys and client secrets stay valid.
            </p>
          }
        />
      )}
      {requested === 'credentials' && (
        <Confirm
          title="Reset all credentials?"
          name="Reset credentials"
          act={reset}
          close={close}
          consequence={
            <p>
              All API keys and client secrets of <strong>{name}</strong> stop working immediately, with
              everything created with them. You get a new API key and a new client secret, which are shown
              once: send them to the platform on a secure channel.
            </p>
          }
        />
      )}
    </Panel>
  );
};
