import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../kit/failures.ts';
import { Empty, Loading, Notice } from '../kit/states.tsx';
import { Time } from '../kit/time.tsx';
import { publicApi } from './api.ts';
import type { Own } from './arrival.ts';
import { told } from './attempt.ts';
import { Decision } from './decision.tsx';
import { statuses } from './words.ts';

/** How a track stands, and what was decided against it. */
export const Standing = ({
  trackId,
  follow,
}: {
  readonly trackId: string;
  readonly follow: (own: Own) => void;
}) => {
  const { data: standing, error } = useQuery({
    queryKey: ['standing', trackId],
    queryFn: () => publicApi.readModerationStatus({ trackId }),
  });
  if (isMissing(error))
    return (
      <Notice tone="bad">
        There is no track of this id. It stands in the mail or notice that you were sent.
      </Notice>
    );
  if (error !== null) return <Notice tone="bad">{told(error)}</Notice>;
  if (standing === undefined) return <Loading label="Loading how the track stands" rows={4} />;
  const { decisions, status, since } = standing;
  return (
    <>
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
