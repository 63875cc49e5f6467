import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useMembersChanged } from './queries.ts';
import { roleIn, roleOptions } from './roles.ts';
import { t } from '../../texts/texts.ts';

/** Invites a person by email. `first`: the platform has no owner yet, so it suggests that role. */
export const InviteMember = ({ first, close }: { readonly first: boolean; readonly close: () => void }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useMembersChanged();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState(first ? 'owner' : 'viewer');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const invite = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const named = name.trim() === '' ? {} : { name: name.trim() };
      const body = { email: email.trim(), ...named, role: roleIn(role) };
      const invited = await api.inviteMember({ slug, body });
      announce(t('members.invitationSentToEmail', { email: invited.email }));
      close();
      await changed();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const [emailError, nameError] = [memberError(error, 'email'), memberError(error, 'name')];
  return (
    <Dialog title={t('members.inviteAMember')} close={close} busy={busy}>
      <form onSubmit={(event) => void invite(event)} noValidate>
        <TextField
          label={t('members.emailAddress')}
          type="email"
          value={email}
          error={emailError}
          onChange={setEmail}
          hint={t('members.weEmailALinkThat')}
        />
        <TextField label={t('members.nameOptional')} value={name} error={nameError} onChange={setName} />
        <Select label={t('members.role')} value={role} onChange={setRole} options={roleOptions()} />
        {error !== undefined && emailError === undefined && nameError === undefined && (
          <Notice tone="bad">{explain(error)}</Notice>
        )}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={email.trim() === ''}>
            {t('members.sendInvitation')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
