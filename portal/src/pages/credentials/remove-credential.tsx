import type { Credential } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { descendantsOf, kinds, nameOf, ofKind } from './kinds.ts';
import { LastUse } from './last-use.tsx';
import { useCredentialsChanged } from './queries.ts';

/** Before a credential is removed: what fails from then on. */
export const RemoveCredential = ({
  credential,
  all,
  close,
}: {
  readonly credential: Credential;
  readonly all: readonly Credential[];
  readonly close: () => void;
}) => {
  const { credentialId, kind, hint } = credential;
  const api = useApi();
  const slug = useSlug();
  const { session, refresh } = useSession();
  const announce = useAnnounce();
  const changed = useCredentialsChanged();
  const { one } = kinds[kind];
  const [compromised, setCompromised] = useState(false);
  const descendants = descendantsOf(all, credentialId);
  const ended = compromised ? [credential, ...descendants] : [credential];
  const isOwn = ended.some((other) => other.credentialId === session.credentialId);
  const isLastOfKind = ofKind(all, kind).length === 1;
  const remove = async () => {
    try {
      await api.deleteCredential({ slug, credentialId, ...(compromised && { compromised }) });
    } catch (error) {
      // Somebody else was first: what was wanted is so.
      if (!isMissing(error)) throw error;
    }
    announce(ended.length > 1 ? `Removed ${ended.length} credentials` : `Removed ${hint}…`);
    if (isOwn) await refresh();
    else await changed();
  };
  return (
    <Confirm
      title={`Remove the ${one} ${hint}…?`}
      consequence={
        <>
          <p>
            {kind === 'api_key'
              ? 'Requests with this key are refused with 401 immediately. Portal sessions, portal links and media links created with it end too.'
              : 'No more tokens are issued for this secret. Its access tokens end immediately, together with the portal sessions, portal links and media links created with them.'}{' '}
            It cannot be brought back. Last used: <LastUse of={credential} />.
          </p>
          {isLastOfKind && (
            <p>
              <strong>
                {all.length === 1
                  ? 'It is the last credential of your platform: the service will refuse to remove it until there is another.'
                  : kind === 'api_key'
                    ? 'It is your only API key: afterwards requests need a token by OAuth, and nobody signs in to this portal by key.'
                    : 'It is your only client secret: afterwards OAuth clients get no token.'}
              </strong>
            </p>
          )}
          {isOwn && (
            <p>
              <strong>Your own session ends with it: you will be signed out.</strong>
            </p>
          )}
        </>
      }
      name={`Remove the ${one}`}
      act={remove}
      close={close}
    >
      <label className="choice">
        <input
          type="checkbox"
          checked={compromised}
          onChange={(event) => setCompromised(event.currentTarget.checked)}
        />{' '}
        I think that it is compromised
      </label>
      {compromised && (
        <div className="compromised">
          {descendants.length === 0 ? (
            <p className="soft">No credential was created with it, so nothing else ends.</p>
          ) : (
            <>
              <p>
                These credentials were created with it, directly or not. They end too, with their tokens and
                sessions:
              </p>
              <ul>
                {descendants.map((other) => (
                  <li key={other.credentialId}>
                    {nameOf(other)} <code>{other.hint}…</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="soft">
            Also end all sessions and tokens, rotate your webhook secrets, and check your endpoints if someone
            else may have used it.
          </p>
        </div>
      )}
    </Confirm>
  );
};
