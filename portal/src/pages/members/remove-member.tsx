import type { PlatformMember } from '@platform-licensing/client';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { useMembersChanged } from './queries.ts';

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
    announce(`Removed ${email}`);
    await changed();
  };
  return (
    <Confirm
      title={`Remove ${email}?`}
      consequence={
        <>
          <p>
            Their sessions, sign-in links, and links to previews and downloads stop working immediately.
            Credentials that they created stay: review them on the credentials page.
          </p>
          {isOwn && (
            <p>
              <strong>This ends your own session: you will be signed out.</strong>
            </p>
          )}
        </>
      }
      name="Remove member"
      act={remove}
      close={close}
    />
  );
};
