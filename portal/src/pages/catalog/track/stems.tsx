import type { Track } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { capital, isOneOf } from '../../licenses/names.ts';
import { Select } from '../../../kit/controls/field.tsx';
import { clockOf } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, Passing, Shown } from '../../../kit/feedback/states.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { useApi, useSession } from '../../../session/session.tsx';

/** Formats that the links can lead to, beside the one that the stems were delivered in. */
const formats = ['wav', 'flac'] as const;

const Kept = ({ track, licenseId }: { readonly track: Track; readonly licenseId: string | undefined }) => {
  const api = useApi();
  const [format, setFormat] = useState<(typeof formats)[number]>();
  const stems = useQuery({
    queryKey: ['stems', track.trackId, licenseId, format],
    queryFn: () => api.listStems({ trackId: track.trackId, licenseId, format }),
    placeholderData: keepPreviousData,
  });
  return (
    <Shown query={stems} rows={5}>
      {({ data, stemsSumToMaster }) => (
        <Passing old={stems.isPlaceholderData}>
          {data.some(({ downloadUrl }) => downloadUrl !== undefined) && (
            <Select
              label="Download as"
              value={format ?? ''}
              onChange={(picked) => setFormat(isOneOf(formats)(picked) ? picked : undefined)}
              options={[
                { value: '', name: 'delivered' },
                ...formats.map((value) => ({ value, name: value.toUpperCase() })),
              ]}
            />
          )}
          <Table
            caption="Stems"
            rows={data}
            keyOf={({ stemId }) => stemId}
            columns={[
              { name: 'Stem', heads: true, cell: ({ name }) => name },
              { name: 'Part', cell: ({ category }) => capital(category) },
              { name: 'Length', number: true, cell: ({ durationMs }) => clockOf(durationMs) },
              {
                name: 'File',
                cell: ({ downloadUrl, format, name }) =>
                  downloadUrl === undefined ? (
                    format.toUpperCase()
                  ) : (
                    <a href={downloadUrl} aria-label={`${format.toUpperCase()} of ${name}`}>
                      {format.toUpperCase()}
                    </a>
                  ),
              },
            ]}
          />
          {stemsSumToMaster && (
            <p className="soft">
              Together they are the recording, but for {stemsSumToMaster.residualDb.toFixed(1)} dB (measured).
            </p>
          )}
          {data.every(({ downloadUrl }) => downloadUrl === undefined) && (
            <p>
              {licenseId === undefined
                ? 'To download them, license the track first: the links come with an active license.'
                : 'The terms of your license do not allow mixing, so the stems cannot be downloaded by it.'}
            </p>
          )}
        </Passing>
      )}
    </Shown>
  );
};

/** The stems and what entitles to them. */
export const Stems = ({
  track,
  licenseId,
}: {
  readonly track: Track;
  /** An active license of the track. */
  readonly licenseId: string | undefined;
}) => {
  const { platform } = useSession().session;
  const entitled = platform.tier === 'enterprise' || platform.entitlements.includes('stems');
  return (
    <Panel title="Stems">
      {!track.hasStems ? (
        <p className="soft">No stems are kept of this track.</p>
      ) : entitled ? (
        <Kept track={track} licenseId={licenseId} />
      ) : (
        <Empty title="There are stems of this track">
          <p>
            They come with the stems add-on, or with the enterprise tier; yours is {platform.tier}. To
            download them you also need an active license whose terms allow mixing.
          </p>
          <Link href="/plan">See the plan</Link>
        </Empty>
      )}
    </Panel>
  );
};
