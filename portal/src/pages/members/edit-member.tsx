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

/** Changes the role of a member, or mails the invitation again to one who has not joined. */
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
    <Dialog title={`Edit ${email}`} close={close} busy={busy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send({ role: roleIn(role) }, `Role of ${email} changed`);
        }}
        noValidate
      >
        <Select
          label="Role"
          value={role}
          onChange={setRole}
          options={roleOptions}
          hint="Takes effect immediately, also in open sessions."
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          {status === 'invited' && (
            <Button busy={busy} onClick={() => void send({ invite: true }, `Invitation sent to ${email}`)}>
              Send invitation again
            </Button>
          )}
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={role === before}>
            Change role
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
