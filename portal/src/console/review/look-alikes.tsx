import type { LookAlikeList } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../kit/controls/button.tsx';
import { clockOf, share } from '../../kit/display/format.ts';
import { titleOf } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { usePlaying } from '../../kit/sound/player.ts';
import { useApi } from '../session/session.tsx';
import { TrackLink } from '../tracks/track-link.tsx';
import { SameRecordings } from './same-recordings.tsx';
import { soundOf, togglePlay } from './sound.tsx';

type LookAlike = LookAlikeList['data'][number];

const PlayButton = ({ track }: Pick<LookAlike, 'track'>) => {
  const api = useApi();
  const { sound, phase } = usePlaying();
  const own = sound?.id === soundOf(track).id ? phase : 'idle';
  return (
    <Button
      small
      busy={own === 'loading'}
      label={`${own === 'playing' ? 'Pause' : 'Play'} ${titleOf(track)}`}
      onClick={() => togglePlay(api, track)}
    >
      {own === 'playing' ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
    </Button>
  );
};

/** The tracks that contain the same recording as the open one, and those that sound most like it, each with a player. */
export const LookAlikes = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const found = useQuery({
    queryKey: ['look-alikes', trackId],
    queryFn: () => api.listLookAlikes({ trackId }),
  });
  return (
    <>
      <SameRecordings data={found.data?.sameRecordings ?? []} />
      <Panel title="Similar tracks in the catalog">
        <QueryView query={found} rows={3} label="Loading similar tracks">
          {({ isAnalyzed, data }) =>
            data.length === 0 ? (
              <p className="soft">
                {isAnalyzed
                  ? 'No track of the catalog can be compared.'
                  : 'The sound of this track was not analyzed, so nothing can be compared.'}
              </p>
            ) : (
              <Table
                caption="Similar tracks in the catalog"
                rows={data}
                keyOf={({ track }) => track.trackId}
                columns={[
                  { name: 'Play', cell: ({ track }) => <PlayButton track={track} /> },
                  {
                    name: 'Track',
                    heads: true,
                    cell: ({ track }) => <TrackLink of={track} />,
                  },
                  { name: 'Length', number: true, cell: ({ track }) => clockOf(track.durationMs) },
                  { name: 'Similarity', number: true, cell: ({ similarity }) => share(similarity, 1) },
                ]}
              />
            )
          }
        </QueryView>
      </Panel>
    </>
  );
};
