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
import { rich, t } from '../../texts/texts.ts';

const atFirst = 5;
const max = 20;

type ByTrack = MonthlyUsage['byTrack'];
type ByTerritory = MonthlyUsage['byTerritory'];

/** A note that the CSV has the rows that the table does not show. */
const InCsv = ({ rows }: { readonly rows: number }) =>
  rows > max && <p className="soft">{t('overview.theCSVHasAllRows', { rows: count(rows) })}</p>;

/** The most played tracks. Only the titles of the listed tracks are loaded. */
export const TrackTable = ({ rows }: { readonly rows: ByTrack }) => {
  const api = useApi();
  const [shown, setShown] = useState(atFirst);
  const listed = rows.slice(0, shown);
  const tracks = useQueries({
    queries: listed.map(({ trackId }) => ({
      queryKey: ['track', trackId],
      queryFn: () => api.getTrack({ trackId }),
      staleTime: 600_000,
      retry: false,
    })),
    combine: (found) => new Map(listed.map(({ trackId }, at) => [trackId, found[at]?.data])),
  });
  return (
    <Panel title={t('overview.usageByTrack')}>
      {rows.length === 0 ? (
        <Empty title={t('overview.noPlaysOrImpressionsReported')}>
          <p>{rich('overview.reportThemWithCode', { code: <code>POST /api/v1/usage-events</code> })}</p>
        </Empty>
      ) : (
        <>
          <Table
            caption={t('overview.playsAndImpressionsByTrack')}
            rows={listed}
            keyOf={({ trackId }) => trackId}
            columns={[
              {
                name: t('overview.track'),
                heads: true,
                cell: ({ trackId }) => (
                  <WithArtwork of={trackId} image={tracks.get(trackId)?.artwork} size={28}>
                    <Link href={`/catalog/${trackId}`}>
                      {tracks.get(trackId)?.title ?? <code>{trackId}</code>}
                    </Link>
                  </WithArtwork>
                ),
              },
              { name: t('overview.plays'), number: true, cell: ({ plays }) => count(plays) },
              {
                name: t('overview.impressions'),
                number: true,
                cell: ({ impressions }) => count(impressions),
              },
              {
                name: t('overview.unlicensed'),
                number: true,
                cell: ({ unlicensed }) => count(unlicensed.plays + unlicensed.impressions),
              },
            ]}
          />
          {shown < Math.min(rows.length, max) && (
            <Button small onClick={() => setShown(max)}>
              {t('overview.showLength', { length: Math.min(rows.length, max) })}
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
    <Panel title={t('overview.usageByTerritory')}>
      {rows.length === 0 ? (
        <Empty title={t('overview.noTerritoriesReported')} />
      ) : (
        <>
          <Table
            caption={t('overview.playsAndImpressionsByTerritory')}
            rows={sorted.slice(0, max)}
            keyOf={({ territory = 'none' }) => territory}
            columns={[
              {
                name: t('overview.territory'),
                heads: true,
                cell: ({ territory }) =>
                  territory === undefined ? t('overview.notReported') : countryOf(territory),
              },
              { name: t('overview.plays'), number: true, cell: ({ plays }) => count(plays) },
              {
                name: t('overview.impressions'),
                number: true,
                cell: ({ impressions }) => count(impressions),
              },
              {
                name: t('overview.unlicensed'),
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
