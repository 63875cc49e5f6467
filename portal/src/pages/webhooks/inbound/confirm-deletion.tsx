import type { InboundPolicy } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { count } from '../../../kit/display/format.ts';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';

/** Before a deletion is told: how many licenses it ends. */
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
      title={`Tell that ${contentId} is deleted?`}
      consequence={
        <QueryView query={licenses} rows={2} label="Licenses that would end">
          {({ data, pagination }) => {
            const ending = policy.revokeOnDelete ? data : data.filter(({ source }) => source === 'webhook');
            const by = policy.revokeOnDelete ? '' : ' that an event issued';
            const isMore = pagination.nextCursor !== null;
            const isOne = ending.length === 1 && !isMore;
            const many = isMore ? 'all' : count(ending.length);
            return ending.length === 0 && !isMore ? (
              <p>
                <code>{contentId}</code> has no active license{by}: nothing ends, and the deletion is noted.
              </p>
            ) : (
              <p>
                At once {isOne ? 'the active license' : `${many} active licenses`}
                {by} of <code>{contentId}</code> {isOne ? 'is' : 'are'} revoked for good, with the reason{' '}
                <code>content_deleted</code>. The content could be licensed again later, under new ids.
              </p>
            );
          }}
        </QueryView>
      }
      name="Send the deletion"
      act={act}
      close={close}
    />
  );
};
