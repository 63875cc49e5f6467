import type { LookAlikeList } from '@platform-licensing/client';
import { clockOf, share } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { TrackLink } from '../tracks/track-link.tsx';

type SameRecording = LookAlikeList['sameRecordings'][number];

/** The common part in a track: `0:12–1:40`. */
const partOf = (fromMs: number, lengthMs: number): string =>
  `${clockOf(fromMs)}–${clockOf(fromMs + lengthMs)}`;

const placeOf = ({ fromMs, otherFromMs, lengthMs, speed }: SameRecording) => [
  partOf(fromMs, lengthMs),
  partOf(otherFromMs, lengthMs * speed),
];

/** The tracks that contain the same recording as the open one; nothing if there are none. */
export const SameRecordings = ({ data }: { readonly data: readonly SameRecording[] }) =>
  data.length === 0 ? null : (
    <Panel title="Same recording">
      <p>
        <Tag tone="warn">Duplicate</Tag> By their acoustic fingerprints, these tracks contain the same
        recording.
      </p>
      <Table
        caption="Tracks with the same recording"
        rows={data}
        keyOf={({ track }) => track.trackId}
        columns={[
          {
            name: 'Track',
            heads: true,
            cell: ({ track }) => <TrackLink of={track} more={`, ${track.isrc}`} />,
          },
          { name: 'In this track', number: true, cell: (same) => placeOf(same)[0] },
          { name: 'In the other track', number: true, cell: (same) => placeOf(same)[1] },
          { name: 'Speed', number: true, cell: ({ speed }) => share(speed, 1) },
          { name: 'Matching peaks', number: true, cell: ({ share: common }) => share(common, 1) },
        ]}
      />
    </Panel>
  );
