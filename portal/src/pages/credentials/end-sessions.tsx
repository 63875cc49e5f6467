import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';

/** For an emergency in which nobody knows who is signed in. */
export const EndSessions = () => {
  const api = useApi();
  const slug = useSlug();
  const { refresh } = useSession();
  const [asked, setAsked] = useState(false);
  const end = async () => {
    await api.endSessions({ slug });
    await refresh();
  };
  return (
    <Panel
      title="Sessions and tokens"
      acts={<Button onClick={() => setAsked(true)}>End all sessions and tokens …</Button>}
    >
      <p className="soft">
        If you do not know who has access: ends every access token, portal session, portal link and link to
        previews and downloads. API keys and client secrets keep working.
      </p>
      {asked && (
        <Confirm
          title="End all sessions and tokens?"
          consequence={
            <>
              <p>
                All access tokens, portal sessions, portal links and links to previews and downloads of your
                platform end immediately. Programs with an API key are not interrupted; programs with a client
                secret need a new token.
              </p>
              <p>
                <strong>Your own session ends too: you will be signed out.</strong>
              </p>
            </>
          }
          name="End all sessions and tokens"
          act={end}
          close={() => setAsked(false)}
        />
      )}
    </Panel>
  );
};
