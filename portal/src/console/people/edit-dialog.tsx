import type { ParametersOf, StaffMember } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Choices, TextField } from '../../kit/controls/field.tsx';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { peopleKey, roleOptions, rolesIn } from './names.ts';

type Edit = ParametersOf<'updateStaffAccount'>['body'];

interface Act {
  readonly name: string;
  readonly effect: string;
  readonly edit: Edit;
  readonly done: string;
}

/** The acts that an account allows now. Each is sent immediately. */
const actsOn = ({ status, totp, oidc }: StaffMember): readonly Act[] => [
  ...(status === 'disabled'
    ? [
        {
          name: 'Enable account',
          effect: 'The person can sign in again.',
          edit: { status: 'active' },
          done: 'Account enabled',
        } as const,
      ]
    : [
        {
          name: 'Disable account',
          effect: 'Prevents sign-in and ends all sessions.',
          edit: { status: 'disabled' },
          done: 'Account disabled',
        } as const,
      ]),
  {
    name: 'Send new code',
    effect: 'Emails a code that sets a new password. Until it is used, nothing changes.',
    edit: { invite: true },
    done: 'Code sent',
  },
  ...(totp
    ? [
        {
          name: 'Remove one-time codes',
          effect: 'For a person who lost the authenticator.',
          edit: { resetTotp: true },
          done: 'One-time codes removed',
        } as const,
      ]
    : []),
  ...(oidc
    ? [
        {
          name: 'Disconnect OpenID',
          effect: 'The next sign-in with the verified address connects the account again.',
          edit: { resetOidc: true },
          done: 'OpenID disconnected',
        } as const,
      ]
    : []),
  {
    name: 'End all sessions',
    effect: 'The person has to sign in again.',
    edit: { endSessions: true },
    done: 'Sessions ended',
  },
];

const EditForm = ({
  member,
  close,
}: {
  readonly member: Tagged<StaffMember>;
  readonly close: () => void;
}) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { staffId: own } = useMember();
  const { staffId } = member;
  // Edits are about the version of the account that the dialog was opened with.
  const [base] = useState(member);
  const [name, setName] = useState(base.name);
  const [chosen, setChosen] = useState<readonly string[]>(base.roles);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const roles = rolesIn(chosen);
  const isSame = [...roles].sort().join() === [...base.roles].sort().join();
  const body: Edit = {
    ...(name.trim() !== base.name && { name: name.trim() }),
    ...(!isSame && { roles: [...roles] }),
  };
  const send = async (edit: Edit, done: string) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await api.updateStaffAccount({ staffId, body: edit }, { ifMatch: base.tag });
      await queries.invalidateQueries({ queryKey: peopleKey });
      if (staffId === own) void queries.invalidateQueries({ queryKey: ['session'] });
      announce(done);
      close();
    } catch (fault) {
      setError(
        isOutdated(fault)
          ? 'Someone else changed this account. Nothing was changed: close this dialog and try again.'
          : explain(fault),
      );
      setBusy(false);
    }
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(body, 'Account saved');
        }}
        noValidate
      >
        <TextField label="Name" value={name} onChange={setName} />
        <Choices label="Roles" chosen={chosen} onChange={setChosen} options={roleOptions} />
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={Object.keys(body).length === 0 || roles.length === 0 || name.trim() === ''}
        >
          Save
        </Button>
      </form>
      <ul className="account-acts" aria-label="Actions">
        {actsOn(base).map(({ name: label, effect, edit, done }) => (
          <li key={label}>
            <span className="record-detail">{effect}</span>
            <Button small busy={busy} onClick={() => void send(edit, done)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
    </>
  );
};

/** Edits an account, and resets how it signs in. */
export const EditDialog = ({ staffId, close }: { readonly staffId: string; readonly close: () => void }) => {
  const api = useApi();
  const account = useQuery({
    queryKey: [...peopleKey, staffId],
    queryFn: async () => tagged(await api.answer.getStaffAccount({ staffId })),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog title={account.data ? account.data.email : 'Account'} close={close}>
      <QueryView query={account} rows={6} label="Loading the account">
        {(member) => <EditForm member={member} close={close} />}
      </QueryView>
    </Dialog>
  );
};
