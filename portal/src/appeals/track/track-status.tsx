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
import { rich, t } from '../texts/texts.ts';

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
      <Notice tone="bad">{t('appeals.trackNotFoundCheckThe')}</Notice>
    ) : (
      <NotLoaded query={query} label={t('appeals.loadingTheTrackStatus')} rows={4} />
    );
  const { decisions, status, since } = data;
  // Keep the content if a reload fails: it may contain an unfinished appeal, or a link that is shown only once.
  return (
    <>
      <Retry query={query} />
      <p className="track-status" role="status">
        <WithArtwork of={data.trackId} image={data.artwork}>
          {rich('appeals.trackStatusSince', {
            trackId: <code>{data.trackId}</code>,
            status: <strong>{statuses[status]}</strong>,
            since: <Time at={since} as="day" />,
          })}
        </WithArtwork>
      </p>
      {decisions.length === 0 ? (
        <Empty title={t('appeals.noDecisionsInForce')}>
          <p>{t('appeals.thereIsNothingToAppeal')}</p>
        </Empty>
      ) : (
        decisions.map((decision) => (
          <Decision key={decision.decisionId} of={decision} trackId={data.trackId} openAppeal={openAppeal} />
        ))
      )}
    </>
  );
};
