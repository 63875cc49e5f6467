import type { PlatformMember } from '@platform-licensing/client';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { useMembersChanged } from './queries.ts';
import { t } from '../../texts/texts.ts';

/** Asks for confirmation before a member is removed, and says what stops working. */
export const RemoveMember = ({
  member: { memberId, email },
  close,
}: {
  readonly member: PlatformMember;
  readonly close: () => void;
}) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useMembersChanged();
  const isOwn = useSession().session.member?.memberId === memberId;
  const remove = async () => {
    try {
      await api.removeMember({ slug, memberId });
    } catch (error) {
      // Someone else has already removed the member.
      if (!isMissing(error)) throw error;
    }
    announce(t('members.removedEmail', { email }));
    await changed();
  };
  return (
    <Confirm
      title={t('members.removeEmailQuestion', { email })}
      consequence={
        <>
          <p>{t('members.theirSessionsSignInLinks')}</p>
          {isOwn && (
            <p>
              <strong>{t('members.thisEndsYourOwnSession')}</strong>
            </p>
          )}
        </>
      }
      name={t('members.removeMember')}
      act={remove}
      close={close}
    />
  );
};
