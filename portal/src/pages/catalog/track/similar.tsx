import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { TrackTable } from '../track-table.tsx';
import { t } from '../../../texts/texts.ts';

/** The tracks with the most similar sound. */
export const Similar = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const similar = useQuery({
    queryKey: ['similar', trackId],
    queryFn: () => api.searchTracks({ similarTo: trackId, limit: 5 }),
  });
  return (
    <Panel
      title={t('track.similarTracks')}
      acts={<Link href={`/catalog?similarTo=${trackId}`}>{t('track.viewAll')}</Link>}
    >
      <QueryView query={similar} rows={5}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t('track.noSimilarTracksYet')}>
              <p>{t('track.newTracksAreAnalyzedWithin')}</p>
            </Empty>
          ) : (
            <TrackTable caption={t('track.similarTracks')} tracks={data} />
          )
        }
      </QueryView>
    </Panel>
  );
};
