import type { CreatedCredential, Credential } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { explain } from '../../kit/failures.ts';
import { Panel } from '../../kit/page.tsx';
import { useShowOnce } from '../../kit/secret.tsx';
import { Empty } from '../../kit/states.tsx';
import { Table, type Column } from '../../kit/table.tsx';
import { Tag } from '../../kit/tag.tsx';
import { Time } from '../../kit/time.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { kinds, ofKind, type Kind } from './kinds.ts';
import { LastUse } from './last-use.tsx';
import { useCredentialsChanged } from './queries.ts';
import { RemoveCredential } from './remove-credential.tsx';
import { Rotation } from './rotation.tsx';

const secretsOf = ({ apiKey, clientId, clientSecret }: CreatedCredential) =>
  [
    ['API key', apiKey],
    ['Client id', clientId],
    ['Client secret', clientSecret],
  ].flatMap(([name, value]) => (name !== undefined && value !== undefined ? [[name, value] as const] : []));

/** The credentials of a kind, and the way from one to the next. */
export const KindPanel = ({
  kind,
  all,
  asOf,
}: {
  readonly kind: Kind;
  readonly all: readonly Credential[];
  /** When they were read, in milliseconds since 1970. */
  readonly asOf: number;
}) => {
  const api = useApi();
  const slug = useSlug();
  const { session } = useSession();
  const announce = useAnnounce();
  const changed = useCredentialsChanged();
  const showOnce = useShowOnce();
  const [busy, setBusy] = useState(false);
  const [removed, setRemoved] = useState<Credential>();
  const { title, one, use } = kinds[kind];
  const own = ofKind(all, kind);

  const make = async () => {
    setBusy(true);
    try {
      const made = await api.createCredential({ slug, body: { kind } });
      showOnce({
        title: `Your new ${one}`,
        secrets: secretsOf(made),
        ...(own.length > 0 && {
          more: <p>The one before works on. Remove it when nothing uses it any more.</p>,
        }),
      });
    } catch (error) {
      announce(explain(error), 'bad');
    }
    await changed();
    setBusy(false);
  };
  const columns: readonly Column<Credential>[] = [
    {
      name: 'Begins with',
      heads: true,
      cell: ({ hint, credentialId }) => (
        <span className="hint-of">
          <code>{hint}…</code>
          {session.credentialId === credentialId && <Tag>this session</Tag>}
        </span>
      ),
    },
    { name: 'Made', cell: ({ createdAt }) => <Time at={createdAt} /> },
    { name: 'Last used', cell: (credential) => <LastUse of={credential} /> },
    {
      name: 'Remove',
      cell: (credential) => (
        <Button small label={`Remove ${credential.hint}…`} onClick={() => setRemoved(credential)}>
          Remove
        </Button>
      ),
    },
  ];
  return (
    <Panel title={title}>
      <p className="soft">{use}</p>
      {own.length === 0 ? (
        <Empty title={`No ${one}`}>
          <Button busy={busy} onClick={() => void make()}>
            Make one
          </Button>
        </Empty>
      ) : (
        <>
          <Table caption={title} columns={columns} rows={own} keyOf={({ credentialId }) => credentialId} />
          <Rotation
            kind={kind}
            own={own}
            asOf={asOf}
            busy={busy}
            make={() => void make()}
            remove={setRemoved}
          />
        </>
      )}
      {removed && <RemoveCredential credential={removed} all={all} close={() => setRemoved(undefined)} />}
    </Panel>
  );
};
