import type { MonthlyUsage } from '@platform-licensing/client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { count, countryOf } from '../../kit/display/format.ts';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { useApi } from '../../session/session.tsx';

const atFirst = 5;
const most = 20;

type ByTrack = MonthlyUsage['byTrack'];
type ByTerritory = MonthlyUsage['byTerritory'];

/** A note that the CSV has the rows that the table does not show. */
const InCsv = ({ rows }: { readonly rows: number }) =>
  rows > most && <p className="soft">The CSV has all {count(rows)} rows.</p>;

/** The most played tracks. Only the titles of the listed tracks are loaded. */
export const TrackTable = ({ rows }: { readonly rows: ByTrack }) => {
  const api = useApi();
  const [shown, setShown] = useState(atFirst);
  const listed = rows.slice(0, shown);
  const titles = useQueries({
    queries: listed.map(({ trackId }) => ({
      queryKey: ['track', trackId],
      queryFn: () => api.getTrack({ trackId }),
      staleTime: 600_000,
      retry: false,
    })),
    combine: (found) => new Map(listed.map(({ trackId }, at) => [trackId, found[at]?.data?.title])),
  });
  return (
    <Panel title="Usage by track">
      {rows.length === 0 ? (
        <Empty title="No plays or impressions reported">
          <p>
            Report them with <code>POST /api/v1/usage-events</code>.
          </p>
        </Empty>
      ) : (
        <>
          <Table
            caption="Plays and impressions by track"
            rows={listed}
            keyOf={({ trackId }) => trackId}
            columns={[
              {
                name: 'Track',
                heads: true,
                cell: ({ trackId }) => (
                  <WithArtwork of={trackId} size={28}>
                    <Link href={`/catalog/${trackId}`}>{titles.get(trackId) ?? <code>{trackId}</code>}</Link>
                  </WithArtwork>
                ),
              },
              { name: 'Plays', number: true, cell: ({ plays }) => count(plays) },
              { name: 'Impressions', number: true, cell: ({ impressions }) => count(impressions) },
              {
                name: 'Unlicensed',
                number: true,
                cell: ({ unlicensed }) => count(unlicensed.plays + unlicensed.impressions),
              },
            ]}
          />
          {shown < Math.min(rows.length, most) && (
            <Button small onClick={() => setShown(most)}>
              Show {Math.min(rows.length, most)}
            </Button>
          )}
          <InCsv rows={rows.length} />
        </>
      )}
    </Panel>
  );
};

export const TerritoryTable = ({ rows }: { readonly rows: ByTerritory }) => {
  const sorted = rows.toSorted((a, b) => b.plays - a.plays || b.impressions - a.impressions);
  return (
    <Panel title="Usage by territory">
      {rows.length === 0 ? (
        <Empty title="No territories reported" />
      ) : (
        <>
          <Table
            caption="Plays and impressions by territory"
            rows={sorted.slice(0, most)}
            keyOf={({ territory = 'none' }) => territory}
            columns={[
              {
                name: 'Territory',
                heads: true,
                cell: ({ territory }) => (territory === undefined ? 'Not reported' : countryOf(territory)),
              },
              { name: 'Plays', number: true, cell: ({ plays }) => count(plays) },
              { name: 'Impressions', number: true, cell: ({ impressions }) => count(impressions) },
              {
                name: 'Unlicensed',
                number: true,
                cell: ({ unlicensed }) => count(unlicensed.plays + unlicensed.impressions),
              },
            ]}
          />
          <InCsv rows={rows.length} />
        </>
      )}
    </Panel>
  );
};
