import type { Track } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { capital, isOneOf } from '../../../kit/display/names.ts';
import { Select } from '../../../kit/controls/field.tsx';
import { clockOf } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { useApi, useSession } from '../../../session/session.tsx';

/** Formats for download, in addition to the delivered one. */
const formats = ['wav', 'flac'] as const;

const StemTable = ({
  track,
  licenseId,
}: {
  readonly track: Track;
  readonly licenseId: string | undefined;
}) => {
  const api = useApi();
  const [format, setFormat] = useState<(typeof formats)[number]>();
  const stems = useQuery({
    queryKey: ['stems', track.trackId, licenseId, format],
    queryFn: () => api.listStems({ trackId: track.trackId, licenseId, format }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={stems} rows={5}>
      {({ data, stemsSumToMaster }) => (
        <Refreshing busy={stems.isPlaceholderData}>
          {data.some(({ downloadUrl }) => downloadUrl !== undefined) && (
            <Select
              label="Download as"
              value={format ?? ''}
              onChange={(picked) => setFormat(isOneOf(formats)(picked) ? picked : undefined)}
              options={[
                { value: '', name: 'Original' },
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
              { name: 'Category', cell: ({ category }) => capital(category) },
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
              The stems add up to the master recording (measured residual:{' '}
              {stemsSumToMaster.residualDb.toFixed(1)} dB).
            </p>
          )}
          {data.every(({ downloadUrl }) => downloadUrl === undefined) && (
            <p>
              {licenseId === undefined
                ? 'To download the stems, license the track first.'
                : 'You cannot download the stems: the terms of your license do not allow mixing.'}
            </p>
          )}
        </Refreshing>
      )}
    </QueryView>
  );
};

/** The stems of a track, and what a platform needs to use them. */
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
        <p className="soft">No stems are available for this track.</p>
      ) : entitled ? (
        <StemTable track={track} licenseId={licenseId} />
      ) : (
        <Empty title="Stems are available for this track">
          <p>
            You need the stems add-on or the enterprise tier; your tier is {platform.tier}. To download stems
            you also need an active license whose terms allow mixing.
          </p>
          <Link href="/plan">View plan</Link>
        </Empty>
      )}
    </Panel>
  );
};
