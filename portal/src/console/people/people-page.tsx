import type { StaffMember } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleKey, statusNames } from './names.ts';
import '../records/records.css';

const SignIn = ({ of: { totp, oidc, lockedUntil, invitedUntil, status } }: { readonly of: StaffMember }) => (
  <span className="tags">
    {totp && <Tag tone="good">One-time codes</Tag>}
    {oidc && <Tag>OpenID</Tag>}
    {!totp && !oidc && status !== 'invited' && <Tag>Password</Tag>}
    {lockedUntil !== undefined && (
      <Tag tone="bad">
        Locked until <Time at={lockedUntil} as="hour" />
      </Tag>
    )}
    {status === 'invited' && invitedUntil !== undefined && (
      <span className="record-detail">
        Invitation valid until <Time at={invitedUntil} as="day" />
      </span>
    )}
  </span>
);

/** The accounts of staff: invitation, roles, disabling and resets. For admins. */
export const PeoplePage = () => {
  const api = useApi();
  const { staffId: own } = useMember();
  const people = useQuery({ queryKey: peopleKey, queryFn: () => api.listStaffAccounts() });
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<string>();
  return (
    <>
      <PageHead title="People">
        <Button tone="primary" onClick={() => setIsInviting(true)}>
          Invite…
        </Button>
      </PageHead>
      <QueryView query={people} rows={8} label="Loading the accounts">
        {({ data }) => (
          <div className="records">
            <Table
              caption="Staff accounts"
              rows={data}
              keyOf={({ staffId }) => staffId}
              columns={[
                {
                  name: 'Name',
                  heads: true,
                  cell: ({ name, email, staffId }) => (
                    <span>
                      <span className="record-name">
                        {name} {staffId === own && <Tag>You</Tag>}
                      </span>
                      <span className="record-detail">{email}</span>
                    </span>
                  ),
                },
                { name: 'Roles', cell: ({ roles }) => roles.join(', ') },
                {
                  name: 'Status',
                  cell: ({ status }) => <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>,
                },
                { name: 'Sign-in', cell: (member) => <SignIn of={member} /> },
                {
                  name: 'Actions',
                  cell: ({ staffId, name }) => (
                    <Button small label={`Edit ${name}`} onClick={() => setEdited(staffId)}>
                      Edit
                    </Button>
                  ),
                },
              ]}
            />
          </div>
        )}
      </QueryView>
      {isInviting && <InviteDialog close={() => setIsInviting(false)} />}
      {edited !== undefined && (
        <EditDialog key={edited} staffId={edited} close={() => setEdited(undefined)} />
      )}
    </>
  );
};
