import { ApiProblem, type Appeal } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Conversation } from '../../kit/display/conversation.tsx';
import { isMissing } from '../../kit/feedback/errors.ts';
import { Panel } from '../../kit/display/page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { AppealStatus, Outcome } from './appeal-view.tsx';
import { NotLoaded, Retry } from '../retry.tsx';
import { RenewLinkForm } from '../renew-link.tsx';
import { Withdraw } from './withdraw.tsx';
import { isOpen } from '../labels.ts';
import { t } from '../texts/texts.ts';

/** Explains why a link does not work, and requests a new one. */
export const InvalidLink = ({ appealId }: { readonly appealId: string }) => (
  <Panel title={t('appeals.thisLinkIsInvalidOr')}>
    <p>{t('appeals.theLinkWasReplacedBy')}</p>
    <RenewLinkForm appealId={appealId} />
  </Panel>
);

const isLinkInvalid = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiProblem && error.status === 401);

/** An appeal as the appellant sees it. It is reloaded when the user returns to the tab. */
export const OwnAppeal = ({
  own,
  viewTrack,
}: {
  readonly own: Own;
  readonly viewTrack: (trackId: string) => void;
}) => {
  const status = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const queryKey = ['appeal', own.code];
  const { appealId } = own;
  const query = useQuery({ queryKey, queryFn: () => apiOf(own).getAppeal({ appealId }) });
  const showUpdate = (next: Appeal) => {
    queries.setQueryData(queryKey, next);
    status.current?.focus();
  };
  const reload = () => void query.refetch();
  const { data: appeal, error } = query;
  const invalidLink = isLinkInvalid(error) && <InvalidLink appealId={appealId} />;
  if (appeal === undefined)
    return invalidLink || <NotLoaded query={query} label={t('appeals.loadingYourAppeal')} rows={5} />;
  const requested = appeal.status === 'more_info_requested';
  // Keep the form if the link expires, so that the user can copy the text.
  return (
    <>
      {invalidLink || <Retry query={query} />}
      <AppealStatus of={appeal} focus={status} viewTrack={viewTrack} />
      <Outcome of={appeal} />
      <Conversation
        messages={appeal.messages}
        names={{ appellant: t('appeals.you'), staff: t('appeals.reviewer') }}
      />
      <EvidenceFiles own={own} isOpen={isOpen(appeal)} />
      {isOpen(appeal) && (
        <Panel title={requested ? t('appeals.answer') : t('appeals.addInformation')}>
          <AnswerForm own={own} requested={requested} onAnswered={showUpdate} onFailed={reload} />
        </Panel>
      )}
      {isOpen(appeal) && <Withdraw own={own} onWithdrawn={showUpdate} onFailed={reload} />}
    </>
  );
};
