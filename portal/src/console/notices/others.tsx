import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { grounds } from './names.ts';
import { StatusOf } from './status-of.tsx';

/** The latest other reports of a track, the newest first. */
export const Others = ({ of }: { readonly of: TrackNoticeForStaff['others'] }) =>
  of.length > 0 && (
    <Panel title="Other reports of the track">
      <Table
        caption="Other reports of the track"
        rows={of}
        keyOf={({ noticeId }) => noticeId}
        columns={[
          {
            name: 'Ground',
            heads: true,
            cell: ({ noticeId, ground }) => <Link href={`/notices/${noticeId}`}>{grounds[ground]}</Link>,
          },
          { name: 'State', cell: (other) => <StatusOf notice={other} /> },
          { name: 'Submitted', cell: ({ submittedAt }) => <Time at={submittedAt} /> },
        ]}
      />
    </Panel>
  );
