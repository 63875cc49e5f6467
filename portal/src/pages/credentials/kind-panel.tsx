import type { CreateCredentialDto, CreatedCredential, Credential } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Panel } from '../../kit/display/page.tsx';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { Table, type Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { CreateCredential } from './create-credential.tsx';
import { kinds } from './kind-names.ts';
import { expiresSoon, groupsOf, hasExpired, nameOf, ofKind, type Kind } from './kinds.ts';
import { LastUse, Listed } from './cells.tsx';
import { useCredentialsChanged } from './queries.ts';
import { RemoveCredential } from './remove-credential.tsx';
import { Rotation } from './rotation.tsx';
import { successorOf } from './settings.ts';
import { rich, t } from '../../texts/texts.ts';

const secretsOf = ({ apiKey, clientId, clientSecret }: CreatedCredential) =>
  [
    [t('credentials.apiKey'), apiKey],
    [t('credentials.clientID'), clientId],
    [t('credentials.clientSecret'), clientSecret],
  ].flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value] as const] : []));

/** The credentials of a kind, and their rotation. */
export const KindPanel = ({
  kind,
  all,
  asOf,
}: {
  readonly kind: Kind;
  readonly all: readonly Credential[];
  /** When they were loaded, in milliseconds since 1970. */
  readonly asOf: number;
}) => {
  const api = useApi();
  const slug = useSlug();
  const { session } = useSession();
  const announce = useAnnounce();
  const changed = useCredentialsChanged();
  const showOnce = useShowOnce();
  const [busy, setBusy] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const mayChange = useMay()('createCredential');
  const [removed, setRemoved] = useState<Credential>();
  const title = t(kinds[kind].title);
  const own = ofKind(all, kind);

  const groups = groupsOf(own, asOf);
  const rotated = groups.filter((group) => group.length > 1);
  // A single credential of a kind is shown with the steps of its rotation.
  const shownRotations = rotated.length > 0 || own.length > 1 ? rotated : groups;
  const rotations = mayChange ? shownRotations : [];

  const create = async (body: CreateCredentialDto) => {
    const created = await api.createCredential({ slug, body });
    const isSecond = groups.some(([before]) => before?.name === created.name);
    showOnce({
      title: t('credentials.yourNewOne', { kind }),
      secrets: secretsOf(created),
      ...(isSecond && {
        more: <p>{t('credentials.thePreviousOneStillWorks')}</p>,
      }),
    });
    await changed();
  };
  const replace = async (credential: Credential) => {
    setBusy(true);
    try {
      await create(successorOf(credential, asOf));
    } catch (error) {
      announce(explain(error), 'bad');
      await changed();
    }
    setBusy(false);
  };
  const isRotated = (credential: Credential) => rotated.some((group) => group.includes(credential));
  const actions: Column<Credential> = {
    name: t('credentials.actions'),
    cell: (credential) => (
      <span className="acts">
        {own.length > 1 && !isRotated(credential) && !hasExpired(credential, asOf) && (
          <Button
            small
            busy={busy}
            label={t('credentials.replaceHint', { hint: credential.hint })}
            onClick={() => void replace(credential)}
          >
            {t('credentials.replace')}
          </Button>
        )}
        <Button
          small
          label={t('credentials.removeHint', { hint: credential.hint })}
          onClick={() => setRemoved(credential)}
        >
          {t('credentials.remove')}
        </Button>
      </span>
    ),
  };
  const columns: readonly Column<Credential>[] = [
    {
      name: t('credentials.name'),
      heads: true,
      cell: (credential) => (
        <div>
          <span className="hint-of">
            {nameOf(credential)}
            {session.credentialId === credential.credentialId && <Tag>{t('credentials.currentSession')}</Tag>}
            {hasExpired(credential, asOf) && <Tag tone="bad">{t('credentials.expired')}</Tag>}
            {expiresSoon(credential, asOf) && <Tag tone="warn">{t('credentials.expiresSoon')}</Tag>}
          </span>
          <span className="begins">
            {rich('credentials.codeCreatedCreatedAt', {
              code: <code>{credential.hint}…</code>,
              createdAt: <Time at={credential.createdAt} as="day" />,
            })}
          </span>
        </div>
      ),
    },
    {
      name: t('credentials.scopes'),
      cell: ({ scopes }) => <Listed of={scopes} none={t('credentials.all')} whole />,
    },
    {
      name: t('credentials.ipAddresses'),
      cell: ({ allowedIps }) => <Listed of={allowedIps} none={t('credentials.all')} />,
    },
    {
      name: t('credentials.expires'),
      cell: ({ expiresAt }) =>
        expiresAt === undefined ? (
          <span className="soft">{t('credentials.never')}</span>
        ) : (
          <>
            <Time at={expiresAt} as="day" />
            <span className="begins">
              <Time at={expiresAt} as="ago" />
            </span>
          </>
        ),
    },
    { name: t('credentials.lastUsed'), cell: (credential) => <LastUse of={credential} /> },
    ...(mayChange ? [actions] : []),
  ];
  return (
    <Panel
      title={title}
      acts={
        mayChange && (
          <Button onClick={() => setIsCreating(true)}>{t('credentials.createOneOpens', { kind })}</Button>
        )
      }
    >
      <p className="soft">{t(kinds[kind].use)}</p>
      {own.length === 0 ? (
        <Empty title={t('credentials.noOneS', { kind })} />
      ) : (
        <Table caption={title} columns={columns} rows={own} keyOf={({ credentialId }) => credentialId} />
      )}
      {rotations.map((group) => (
        <Rotation
          key={group[0]?.credentialId}
          kind={kind}
          own={group}
          asOf={asOf}
          busy={busy}
          create={(older) => void replace(older)}
          remove={setRemoved}
        />
      ))}
      {isCreating && <CreateCredential kind={kind} create={create} close={() => setIsCreating(false)} />}
      {removed && <RemoveCredential credential={removed} all={all} close={() => setRemoved(undefined)} />}
    </Panel>
  );
};
