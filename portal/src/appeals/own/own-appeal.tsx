import { ApiProblem, type Appeal } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isMissing } from '../../kit/feedback/errors.ts';
import { Panel } from '../../kit/display/page.tsx';
import { AnswerForm } from './answer-form.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { Files } from './evidence-files.tsx';
import { Conversation, Outcome, State } from './appeal-view.tsx';
import { NotRead, ReadAgain } from '../retry.tsx';
import { RenewForm } from '../renew-link.tsx';
import { Withdraw } from './withdraw.tsx';
import { isOpen } from '../labels.ts';

/** Why a link opens nothing, and the way to one that does. */
export const LinkEnded = ({ appealId }: { readonly appealId: string }) => (
  <Panel title="This link opens no appeal">
    <p>
      A newer link has taken its place, or it was not copied whole. Look for a later mail of ours about the
      appeal, or have another link sent.
    </p>
    <RenewForm appealId={appealId} />
  </Panel>
);

const isRefused = (error: unknown): boolean =>
  isMissing(error) || (error instanceof ApiProblem && error.status === 401);

/** An appeal as its appellant follows it; read anew when one comes back to the tab. */
export const OwnAppeal = ({
  own,
  seeTrack,
}: {
  readonly own: Own;
  readonly seeTrack: (trackId: string) => void;
}) => {
  const state = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const queryKey = ['appeal', own.code];
  const { appealId } = own;
  const query = useQuery({ queryKey, queryFn: () => apiOf(own).getAppeal({ appealId }) });
  const moved = (next: Appeal) => {
    queries.setQueryData(queryKey, next);
    state.current?.focus();
  };
  const readAnew = () => void query.refetch();
  const { data: appeal, error } = query;
  const ended = isRefused(error) && <LinkEnded appealId={appealId} />;
  if (appeal === undefined) return ended || <NotRead query={query} label="Loading your appeal" rows={5} />;
  const asked = appeal.status === 'more_info_requested';
  // A link may end while an answer is being written, which stays to be copied.
  return (
    <>
      {ended || <ReadAgain query={query} />}
      <State of={appeal} focus={state} seeTrack={seeTrack} />
      <Outcome of={appeal} />
      <Conversation of={appeal} />
      <Files own={own} isOpen={isOpen(appeal)} />
      {isOpen(appeal) && (
        <Panel title={asked ? 'Answer' : 'Add to your appeal'}>
          <AnswerForm own={own} asked={asked} answered={moved} refused={readAnew} />
        </Panel>
      )}
      {isOpen(appeal) && <Withdraw own={own} withdrawn={moved} refused={readAnew} />}
    </>
  );
};
