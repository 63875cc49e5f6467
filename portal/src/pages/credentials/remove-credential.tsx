import type { Credential } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { descendantsOf, kinds, nameOf, ofKind } from './kinds.ts';
import { LastUse } from './last-use.tsx';
import { useCredentialsChanged } from './queries.ts';

/** Asks for confirmation before a credential is removed, and says what stops working. */
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
      // Someone else has already removed it.
      if (!isMissing(error)) throw error;
    }
    announce(ended.length > 1 ? `Removed ${ended.length} credentials` : `Removed ${hint}…`);
    if (isOwn) await refresh();
    else await changed();
  };
  return (
    <Confirm
      title={`Remove ${one} ${hint}…?`}
      consequence={
        <>
          <p>
            {kind === 'api_key'
              ? 'Requests with this key are rejected with 401 immediately. Portal sessions, portal links and media links created with it stop working too.'
              : 'The secret can no longer be exchanged for tokens. Its access tokens stop working immediately, and so do the portal sessions, portal links and media links created with them.'}{' '}
            You cannot undo this. Last used: <LastUse of={credential} />.
          </p>
          {isLastOfKind && (
            <p>
              <strong>
                {all.length === 1
                  ? 'This is the last credential of your platform. Create another one before you remove it.'
                  : kind === 'api_key'
                    ? 'This is your only API key. Without it, requests need an OAuth token, and nobody can sign in to this portal with an API key.'
                    : 'This is your only client secret. Without it, OAuth clients cannot get tokens.'}
              </strong>
            </p>
          )}
          {isOwn && (
            <p>
              <strong>This ends your own session too: you will be signed out.</strong>
            </p>
          )}
        </>
      }
      name={`Remove ${one}`}
      act={remove}
      close={close}
    >
      <label className="choice">
        <input
          type="checkbox"
          checked={compromised}
          onChange={(event) => setCompromised(event.currentTarget.checked)}
        />{' '}
        This credential may be compromised
      </label>
      {compromised && (
        <div className="compromised">
          {descendants.length === 0 ? (
            <p className="soft">No credentials were created with it.</p>
          ) : (
            <>
              <p>
                These credentials were created with it, directly or indirectly. They are removed too, with
                their tokens and sessions:
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
            If someone else may have used it, also end all sessions and tokens, rotate your webhook secrets,
            and check your endpoints.
          </p>
        </div>
      )}
    </Confirm>
  );
};
