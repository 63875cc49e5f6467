import type { Credential } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { descendantsOf, nameOf, ofKind } from './kinds.ts';
import { LastUse } from './cells.tsx';
import { useCredentialsChanged } from './queries.ts';
import { rich, t } from '../../texts/texts.ts';

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
    announce(
      ended.length > 1
        ? t('credentials.removedLengthCredentials', { length: ended.length })
        : t('credentials.removedHint', { hint }),
    );
    if (isOwn) await refresh();
    else await changed();
  };
  return (
    <Confirm
      title={t('credentials.removeOneHint', { kind, hint })}
      consequence={
        <>
          <p>
            {kind === 'api_key'
              ? t('credentials.requestsWithThisKeyAre')
              : t('credentials.theSecretCanNoLonger')}{' '}
            {rich('credentials.youCannotUndoThisLast', { time: <LastUse of={credential} /> })}
          </p>
          {isLastOfKind && (
            <p>
              <strong>
                {all.length === 1
                  ? t('credentials.thisIsTheLastCredential')
                  : kind === 'api_key'
                    ? t('credentials.thisIsYourOnlyAPI')
                    : t('credentials.thisIsYourOnlyClient')}
              </strong>
            </p>
          )}
          {isOwn && (
            <p>
              <strong>{t('credentials.thisEndsYourOwnSession')}</strong>
            </p>
          )}
        </>
      }
      name={t('credentials.removeOne', { kind })}
      act={remove}
      close={close}
    >
      <label className="choice">
        <input
          type="checkbox"
          checked={compromised}
          onChange={(event) => setCompromised(event.currentTarget.checked)}
        />{' '}
        {t('credentials.thisCredentialMayBeCompromised')}
      </label>
      {compromised && (
        <div className="compromised">
          {descendants.length === 0 ? (
            <p className="soft">{t('credentials.noCredentialsWereCreatedWith')}</p>
          ) : (
            <>
              <p>{t('credentials.theseCredentialsWereCreatedWith')}</p>
              <ul>
                {descendants.map((other) => (
                  <li key={other.credentialId}>
                    {nameOf(other)} <code>{other.hint}…</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="soft">{t('credentials.ifSomeoneElseMayHave')}</p>
        </div>
      )}
    </Confirm>
  );
};
