import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../kit/feedback/errors.ts';
import { Empty, Notice } from '../../kit/feedback/states.tsx';
import { Time } from '../../kit/display/time.tsx';
import { publicApi } from '../api.ts';
import type { Own } from '../route.ts';
import { Decision } from './decision.tsx';
import { NotRead, ReadAgain } from '../retry.tsx';
import { statuses } from '../labels.ts';

/** How a track stands, and what was decided against it. */
export const Standing = ({
  trackId,
  follow,
}: {
  readonly trackId: string;
  readonly follow: (own: Own) => void;
}) => {
  const query = useQuery({
    queryKey: ['standing', trackId],
    queryFn: () => publicApi.getModerationStatus({ trackId }),
  });
  const { data: standing, error } = query;
  if (standing === undefined)
    return isMissing(error) ? (
      <Notice tone="bad">
        There is no track of this id. It stands in the mail or notice that you were sent.
      </Notice>
    ) : (
      <NotRead query={query} label="Loading how the track stands" rows={4} />
    );
  const { decisions, status, since } = standing;
  // What was read stays where reading it anew fails: an appeal may be half written there, or its link just shown.
  return (
    <>
      <ReadAgain query={query} />
      <p className="standing" role="status">
        Track <code>{standing.trackId}</code> <strong>{statuses[status]}</strong>, since{' '}
        <Time at={since} as="day" />.
      </p>
      {decisions.length === 0 ? (
        <Empty title="No decision stands against it">
          <p>There is nothing to appeal.</p>
        </Empty>
      ) : (
        decisions.map((decision) => (
          <Decision key={decision.decisionId} of={decision} trackId={standing.trackId} follow={follow} />
        ))
      )}
    </>
  );
};
