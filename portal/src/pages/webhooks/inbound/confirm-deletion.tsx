import type { InboundPolicy } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { rich, t } from '../../../texts/texts.ts';

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
      title={t('inbound.sendContentDeletedForContentId', { contentId })}
      consequence={
        <QueryView query={licenses} rows={2} label={t('inbound.loadingTheAffectedLicenses')}>
          {({ data, pagination }) => {
            const ending = policy.revokeOnDelete ? data : data.filter(({ source }) => source === 'webhook');
            const isMore = pagination.nextCursor !== null;
            const which = policy.revokeOnDelete ? 'any' : 'event';
            const affected = {
              which,
              contentId: <code>{contentId}</code>,
              reason: <code>content_deleted</code>,
            };
            return ending.length === 0 && !isMore ? (
              <p>
                {rich('inbound.contentIdHasNoActiveLicense', { contentId: <code>{contentId}</code>, which })}
              </p>
            ) : (
              <p>
                {isMore
                  ? rich('inbound.revokesAll', affected)
                  : rich('inbound.revokes', { ...affected, count: ending.length })}
              </p>
            );
          }}
        </QueryView>
      }
      name={t('inbound.sendEvent')}
      act={act}
      close={close}
    />
  );
};
