import type { PlatformMember } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { May } from '../../session/may.tsx';
import { useSession } from '../../session/session.tsx';
import { EditMember } from './edit-member.tsx';
import { InviteMember } from './invite-member.tsx';
import { PortalViews } from './portal-views.tsx';
import { useMembers } from './queries.ts';
import { RemoveMember } from './remove-member.tsx';
import { roleNames } from './roles.ts';
import { t } from '../../texts/texts.ts';

type Open =
  { readonly kind: 'invite' } | { readonly kind: 'edit' | 'remove'; readonly member: PlatformMember };

const MemberTable = ({
  members,
  mayManage,
  open,
}: {
  readonly members: readonly PlatformMember[];
  readonly mayManage: boolean;
  readonly open: (dialog: Open) => void;
}) => {
  const own = useSession().session.member?.memberId;
  return (
    <Table
      caption={t('members.members')}
      rows={members}
      keyOf={({ memberId }) => memberId}
      columns={[
        {
          name: t('members.member'),
          heads: true,
          cell: ({ memberId, name, email }) => (
            <>
              {name === undefined ? email : `${name}, ${email}`}{' '}
              {memberId === own && <Tag>{t('members.you')}</Tag>}
            </>
          ),
        },
        { name: t('members.role'), cell: ({ role }) => roleNames[role] },
        {
          name: t('members.status'),
          cell: ({ status }) => (
            <Tag tone={status === 'joined' ? 'good' : 'warn'}>
              {status === 'joined' ? t('members.joined') : t('members.invited')}
            </Tag>
          ),
        },
        { name: t('members.added'), cell: ({ invitedAt }) => <Time at={invitedAt} as="day" /> },
        ...(mayManage
          ? [
              {
                name: t('members.actions'),
                cell: (member: PlatformMember) => (
                  <span className="table-acts">
                    <Button
                      small
                      label={t('members.editEmail', { email: member.email })}
                      onClick={() => open({ kind: 'edit', member })}
                    >
                      {t('members.edit')}
                    </Button>
                    <Button
                      small
                      label={t('members.removeEmail', { email: member.email })}
                      onClick={() => open({ kind: 'remove', member })}
                    >
                      {t('members.remove')}
                    </Button>
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
};

/** The people who act for the platform, with their roles. Owners invite, change and remove them. */
export const Members = () => {
  const members = useMembers();
  const { member: own, viewedBy } = useSession().session;
  const [dialog, setDialog] = useState<Open>();
  const all = members.data?.data ?? [];
  const hasOwner = all.some(({ role, status }) => role === 'owner' && status === 'joined');
  const mayManage = members.data !== undefined && !viewedBy && (own ? own.role === 'owner' : !hasOwner);
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHead title={t('members.members')}>
        {mayManage && (
          <Button tone="primary" onClick={() => setDialog({ kind: 'invite' })}>
            {t('members.invite')}
          </Button>
        )}
      </PageHead>
      <QueryView query={members} rows={8} label={t('members.loadingTheMembers')}>
        {({ data }) => (
          <>
            {!mayManage && <Notice>{t('members.onlyAnOwnerCanInvite')}</Notice>}
            {data.length === 0 ? (
              <p className="soft">{t('members.nobodySignsInByEmail')}</p>
            ) : (
              <MemberTable members={data} mayManage={mayManage} open={setDialog} />
            )}
            <May operation="listPortalViews">
              <PortalViews />
            </May>
          </>
        )}
      </QueryView>
      {dialog?.kind === 'invite' && <InviteMember first={!hasOwner} close={close} />}
      {dialog?.kind === 'edit' && <EditMember member={dialog.member} close={close} />}
      {dialog?.kind === 'remove' && <RemoveMember member={dialog.member} close={close} />}
    </>
  );
};
