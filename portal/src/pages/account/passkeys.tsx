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
import { explainCeremony } from '../../session/sign-in/passkey-faults.ts';
import { useApi } from '../../session/session.tsx';
import { NamePasskey } from './name-passkey.tsx';
import { useAddPasskey, usePasskeys, usePasskeysChanged } from './passkey-queries.ts';
import { t } from '../../texts/texts.ts';

type Open = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };

const explainAddition = (error: unknown): string =>
  explainCeremony(error, t('account.noPasskeyWasCreatedTry'), {
    403: t('account.youSignedInMoreThan'),
  });

const PasskeyTable = ({
  passkeys,
  open,
}: {
  readonly passkeys: readonly Passkey[];
  readonly open: (dialog: Open) => void;
}) => (
  <Table
    caption={t('account.passkeys')}
    rows={passkeys}
    keyOf={({ passkeyId }) => passkeyId}
    columns={[
      { name: t('account.name'), heads: true, cell: ({ name }) => name },
      {
        name: t('account.keptOn'),
        cell: ({ backedUp }) => (backedUp ? t('account.severalDevices') : t('account.oneDevice')),
      },
      { name: t('account.added'), cell: ({ createdAt }) => <Time at={createdAt} /> },
      {
        name: t('account.lastUsed'),
        cell: ({ lastUsedAt }) =>
          lastUsedAt === undefined ? t('account.never') : <Time at={lastUsedAt} as="ago" />,
      },
      {
        name: t('account.actions'),
        cell: (passkey) => (
          <>
            <Button
              small
              label={t('account.renameName', { name: passkey.name })}
              onClick={() => open({ rename: passkey })}
            >
              {t('account.rename')}
            </Button>{' '}
            <Button
              small
              label={t('account.removeName', { name: passkey.name })}
              onClick={() => open({ remove: passkey })}
            >
              {t('account.remove')}
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
    await doing(removing, t('account.passkeyNameRemoved', { name }));
  };
  return (
    <Panel
      title={t('account.passkeys')}
      acts={
        browserSupportsWebAuthn() && (
          <Button onClick={() => setDialog('add')}>{t('account.addAPasskey')}</Button>
        )
      }
    >
      <p>{t('account.aPasskeySignsYouIn')}</p>
      <QueryView query={found} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{t('account.youHaveNoPasskeysYet')}</p>
          ) : (
            <PasskeyTable passkeys={data} open={setDialog} />
          )
        }
      </QueryView>
      {dialog === 'add' && (
        <NamePasskey
          title={t('account.addPasskeyTitle')}
          action={t('account.createPasskey')}
          act={(name) => doing(() => add(name), t('account.passkeyNameAdded', { name }))}
          explain={explainAddition}
          close={close}
        />
      )}
      {typeof dialog === 'object' && 'rename' in dialog && (
        <NamePasskey
          title={t('account.renameTitle', { name: dialog.rename.name })}
          action={t('account.renameButton')}
          before={dialog.rename.name}
          act={(name) => {
            const { passkeyId } = dialog.rename;
            return doing(
              () => api.updatePasskey({ passkeyId, body: { name } }),
              t('account.passkeyRenamedToName', { name }),
            );
          }}
          explain={explain}
          close={close}
        />
      )}
      {typeof dialog === 'object' && 'remove' in dialog && (
        <Confirm
          title={t('account.removeNameQuestion', { name: dialog.remove.name })}
          consequence={<p>{t('account.thePasskeyNoLongerSigns')}</p>}
          name={t('account.removePasskey')}
          act={() => remove(dialog.remove)}
          close={close}
        />
      )}
    </Panel>
  );
};
