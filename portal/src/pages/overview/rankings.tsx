import type { MonthlyUsage } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { count, countryOf } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { TrackCell } from './track-cell.tsx';
import { rich, t } from '../../texts/texts.ts';

const atFirst = 5;
const max = 20;

type ByTrack = MonthlyUsage['byTrack'];
type ByTerritory = MonthlyUsage['byTerritory'];

/** A note that the CSV has the rows that the table does not show. */
const InCsv = ({ rows }: { readonly rows: number }) =>
  rows > max && <p className="soft">{t('overview.theCSVHasAllRows', { rows: count(rows) })}</p>;

/** The most played tracks. */
export const TrackTable = ({ rows }: { readonly rows: ByTrack }) => {
  const [shown, setShown] = useState(atFirst);
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
            rows={rows.slice(0, shown)}
            keyOf={({ trackId }) => trackId}
            columns={[
              {
                name: t('overview.track'),
                heads: true,
                cell: (row) => <TrackCell of={row} />,
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
