import type { InboundPolicy } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { count } from '../../../kit/display/format.ts';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { capital } from '../../../kit/display/names.ts';

/** Asks for confirmation of a deletion event, with the number of licenses that it revokes. */
export const ConfirmDeletion = ({
  contentId,
  policy,
  act,
  close,
}: {
  readonly contentId: string;
  readonly policy: InboundPolicy;
  readonly act: () => Promise<unknown>;
  readonly close: () => void;
}) => {
  const api = useApi();
  const licenses = useQuery({
    queryKey: ['licenses', 'of-content', contentId],
    queryFn: () => api.listLicenses({ contentId, status: 'active', limit: 100 }),
    staleTime: 0,
  });
  return (
    <Confirm
      title={`Send content.deleted for ${contentId}?`}
      consequence={
        <QueryView query={licenses} rows={2} label="Loading the affected licenses">
          {({ data, pagination }) => {
            const ending = policy.revokeOnDelete ? data : data.filter(({ source }) => source === 'webhook');
            const by = policy.revokeOnDelete ? '' : ' that was issued by an event';
            const isMore = pagination.nextCursor !== null;
            const isOne = ending.length === 1 && !isMore;
            const many = isMore ? 'all' : count(ending.length);
            return ending.length === 0 && !isMore ? (
              <p>
                <code>{contentId}</code> has no active license{by}. The deletion is recorded, and no license
                is revoked.
              </p>
            ) : (
              <p>
                {isOne ? 'The active license' : `${capital(many)} active licenses`} of{' '}
                <code>{contentId}</code>
                {isOne ? by : by.replace('was', 'were')} {isOne ? 'is' : 'are'} revoked immediately, with the
                reason <code>content_deleted</code>. You cannot undo this. You can license the content again
                later.
              </p>
            );
          }}
        </QueryView>
      }
      name="Send event"
      act={act}
      close={close}
    />
  );
};
