import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../kit/feedback/errors.ts';
import { Empty, Notice } from '../../kit/feedback/states.tsx';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { Time } from '../../kit/display/time.tsx';
import { publicApi } from '../api.ts';
import type { Own } from '../route.ts';
import { Decision } from './decision.tsx';
import { NotLoaded, Retry } from '../retry.tsx';
import { statuses } from '../labels.ts';

/** The status of a track, and the decisions in force against it. */
export const TrackStatus = ({
  trackId,
  openAppeal,
}: {
  readonly trackId: string;
  readonly openAppeal: (own: Own) => void;
}) => {
  const query = useQuery({
    queryKey: ['track-status', trackId],
    queryFn: () => publicApi.getModerationStatus({ trackId }),
  });
  const { data, error } = query;
  if (data === undefined)
    return isMissing(error) ? (
      <Notice tone="bad">Track not found. Check the ID in the email or notice that you received.</Notice>
    ) : (
      <NotLoaded query={query} label="Loading the track status" rows={4} />
    );
  const { decisions, status, since } = data;
  // Keep the content if a reload fails: it may contain an unfinished appeal, or a link that is shown only once.
  return (
    <>
      <Retry query={query} />
      <p className="track-status" role="status">
        <WithArtwork of={data.trackId}>
          Track <code>{data.trackId}</code> <strong>{statuses[status]}</strong>, since{' '}
          <Time at={since} as="day" />.
        </WithArtwork>
      </p>
      {decisions.length === 0 ? (
        <Empty title="No decisions in force">
          <p>There is nothing to appeal.</p>
        </Empty>
      ) : (
        decisions.map((decision) => (
          <Decision key={decision.decisionId} of={decision} trackId={data.trackId} openAppeal={openAppeal} />
        ))
      )}
    </>
  );
};
