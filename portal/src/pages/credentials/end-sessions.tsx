import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';

/** Ends all sessions and tokens, if someone unknown may have access. */
export const EndSessions = () => {
  const api = useApi();
  const slug = useSlug();
  const { refresh } = useSession();
  const [isConfirming, setIsConfirming] = useState(false);
  const end = async () => {
    await api.endSessions({ slug });
    await refresh();
  };
  return (
    <Panel
      title="Sessions and tokens"
      acts={<Button onClick={() => setIsConfirming(true)}>End all sessions and tokens…</Button>}
    >
      <p className="soft">
        Use this if someone unknown may have access. It ends all access tokens, portal sessions, portal links,
        and links to previews and downloads. API keys and client secrets keep working.
      </p>
      {isConfirming && (
        <Confirm
          title="End all sessions and tokens?"
          consequence={
            <>
              <p>
                All access tokens, portal sessions, portal links, and links to previews and downloads of your
                platform stop working immediately. Programs with an API key are not affected. Programs with a
                client secret need a new token.
              </p>
              <p>
                <strong>This ends your own session too: you will be signed out.</strong>
              </p>
            </>
          }
          name="End all sessions and tokens"
          act={end}
          close={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
};
