import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Choices, TextField } from '../../kit/controls/field.tsx';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { peopleKey, roleOptions, rolesIn } from './names.ts';

/** Invites a person. The code is emailed, and shown once. */
export const InviteDialog = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const showOnce = useShowOnce();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const roles = rolesIn(chosen);
  const isComplete = email.trim() !== '' && name.trim() !== '' && roles.length > 0;
  const invite = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isComplete || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = { email: email.trim(), name: name.trim(), roles: [...roles] };
      const { invitationCode } = await api.inviteStaff({ body });
      void queries.invalidateQueries({ queryKey: peopleKey });
      close();
      if (invitationCode !== undefined)
        showOnce({
          title: `Invitation for ${body.name}`,
          secrets: [
            [
              'Link',
              `${globalThis.location.origin}/staff/sign-in#invitation=${encodeURIComponent(invitationCode)}`,
            ],
          ],
          more: <p>The link is also in the email to {body.email}. It is valid for seven days.</p>,
        });
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  return (
    <Dialog title="Invite a person" close={close} busy={busy}>
      <form onSubmit={(event) => void invite(event)} noValidate>
        <TextField
          label="Email address"
          type="email"
          value={email}
          error={memberError(error, 'email')}
          onChange={setEmail}
        />
        <TextField label="Name" value={name} error={memberError(error, 'name')} onChange={setName} />
        <Choices label="Roles" chosen={chosen} onChange={setChosen} options={roleOptions} />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={!isComplete}>
            Send invitation
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
