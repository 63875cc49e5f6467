import type { PlatformMember } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useMembersChanged } from './queries.ts';
import { roleIn, roleOptions } from './roles.ts';
import { t } from '../../texts/texts.ts';

/** Changes the role of a member, or emails the invitation again to one who has not joined. */
export const EditMember = ({
  member: { memberId, email, role: before, status },
  close,
}: {
  readonly member: PlatformMember;
  readonly close: () => void;
}) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useMembersChanged();
  const [role, setRole] = useState<string>(before);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const send = async (body: Parameters<typeof api.updateMember>[0]['body'], done: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await api.updateMember({ slug, memberId, body });
      announce(done);
      close();
      await changed();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('members.editEmail', { email })} close={close} busy={busy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send({ role: roleIn(role) }, t('members.roleOfEmailChanged', { email }));
        }}
        noValidate
      >
        <Select
          label={t('members.role')}
          value={role}
          onChange={setRole}
          options={roleOptions()}
          hint={t('members.takesEffectImmediatelyAlsoIn')}
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          {status === 'invited' && (
            <Button
              busy={busy}
              onClick={() => void send({ invite: true }, t('members.invitationSentToEmail', { email }))}
            >
              {t('members.sendInvitationAgain')}
            </Button>
          )}
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={role === before}>
            {t('members.changeRole')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
