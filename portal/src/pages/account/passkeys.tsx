import type { Passkey } from '@platform-licensing/client';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isMissing } from '../../kit/feedback/errors.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import { explainCeremony } from '../../session/passkey-faults.ts';
import { useApi } from '../../session/session.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { useAddPasskey, usePasskeys, usePasskeysChanged } from './passkey-queries.ts';

type Open = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };

const explainAddition = (error: unknown): string =>
  explainCeremony(error, 'No passkey was created. Try again.', {
    403: 'You signed in more than 15 minutes ago, or the registration expired. Sign out, sign in again and add the passkey then.',
  });

const PasskeyTable = ({
  passkeys,
  open,
}: {
  readonly passkeys: readonly Passkey[];
  readonly open: (dialog: Open) => void;
}) => (
  <Table
    caption="Passkeys"
    rows={passkeys}
    keyOf={({ passkeyId }) => passkeyId}
    columns={[
      { name: 'Name', heads: true, cell: ({ name }) => name },
      { name: 'Kept on', cell: ({ backedUp }) => (backedUp ? 'Several devices' : 'One device') },
      { name: 'Added', cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        name: 'Last used',
        cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'Never' : <Time at={lastUsedAt} as="ago" />),
      },
      {
        name: 'Actions',
        cell: (passkey) => (
          <>
            <Button small label={`Rename ${passkey.name}…`} onClick={() => open({ rename: passkey })}>
              Rename…
            </Button>{' '}
            <Button small label={`Remove ${passkey.name}…`} onClick={() => open({ remove: passkey })}>
              Remove…
            </Button>
          </>
        ),
      },
    ]}
  />
);

/** The passkeys of the member, which can be added, renamed and removed. */
export const Passkeys = () => {
  const api = useApi();
  const found = usePasskeys();
  const add = useAddPasskey();
  const changed = usePasskeysChanged();
  const announce = useAnnounce();
  const [dialog, setDialog] = useState<Open>();
  const close = () => setDialog(undefined);
  const doing = async (act: () => Promise<unknown>, done: string) => {
    await act();
    announce(done);
    await changed();
  };
  const remove = async ({ passkeyId, name }: Passkey) => {
    const removing = async () => {
      try {
        await api.deletePasskey({ passkeyId });
      } catch (error) {
        // It was removed in another browser.
        if (!isMissing(error)) throw error;
      }
    };
    await doing(removing, `Passkey ${name} removed`);
  };
  return (
    <Panel
      title="Passkeys"
      acts={browserSupportsWebAuthn() && <Button onClick={() => setDialog('add')}>Add a passkey…</Button>}
    >
      <p>
        A passkey signs you in with your fingerprint, your face or the PIN of your device, without an email.
        It stays when you end sessions.
      </p>
      <QueryView query={found} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">You have no passkeys yet.</p>
          ) : (
            <PasskeyTable passkeys={data} open={setDialog} />
          )
        }
      </QueryView>
      {dialog === 'add' && (
        <NamePasskey
          title="Add a passkey"
          action="Create passkey"
          act={(name) => doing(() => add(name), `Passkey ${name} added`)}
          explain={explainAddition}
          close={close}
        />
      )}
      {typeof dialog === 'object' && 'rename' in dialog && (
        <NamePasskey
          title={`Rename ${dialog.rename.name}`}
          action="Rename"
          before={dialog.rename.name}
          act={(name) => {
            const { passkeyId } = dialog.rename;
            return doing(
              () => api.updatePasskey({ passkeyId, body: { name } }),
              `Passkey renamed to ${name}`,
            );
          }}
          explain={explain}
          close={close}
        />
      )}
      {typeof dialog === 'object' && 'remove' in dialog && (
        <Confirm
          title={`Remove ${dialog.remove.name}?`}
          consequence={
            <p>
              The passkey no longer signs you in. Sessions that it started continue. Delete it on your device,
              too.
            </p>
          }
          name="Remove passkey"
          act={() => remove(dialog.remove)}
          close={close}
        />
      )}
    </Panel>
  );
};
