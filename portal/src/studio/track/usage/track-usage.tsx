import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { collect } from '../../../kit/collect.ts';
import { count, countryOf, monthName } from '../../../kit/display/format.ts';
import { capital } from '../../../kit/display/names.ts';
import { Plot } from '../../../kit/display/plot.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { playsByMonth, sumsBy, type UseSum } from './sums.ts';

/** The most sums that the page adds up, and the requests for them. */
const limits = { rows: 20_000, pages: 100 } as const;
const shown = 20;

const useTrackUse = (trackId: string) => {
  const api = useApi();
  return useQuery({
    queryKey: ['track-use', trackId],
    queryFn: ({ signal }) => collect(api.pages.listTrackUse({ trackId, limit: 1_000 }, { signal }), limits),
  });
};

const Sums = ({
  title,
  head,
  sums,
  nameOf,
}: {
  readonly title: string;
  /** The name of the first column. */
  readonly head: string;
  readonly sums: readonly UseSum[];
  readonly nameOf: (key: string | undefined) => ReactNode;
}) => (
  <>
    <h3>{title}</h3>
    <Table
      caption={title}
      rows={sums.slice(0, shown)}
      keyOf={({ key = 'none' }) => key}
      columns={[
        { name: head, heads: true, cell: ({ key }) => nameOf(key) },
        { name: t('track.use.plays'), number: true, cell: ({ plays }) => count(plays) },
        {
          name: t('track.use.unlicensedPlays'),
          number: true,
          cell: ({ unlicensedPlays }) => count(unlicensedPlays),
        },
        { name: t('track.use.impressions'), number: true, cell: ({ impressions }) => count(impressions) },
      ]}
    />
    {sums.length > shown && <p className="soft">{t('breakdown.csvHasAll')}</p>}
  </>
);

/** Shows the use of a track that platforms have reported: its plays by month, and its use by platform and country. */
export const TrackUsage = ({ trackId }: { readonly trackId: string }) => (
  <QueryView query={useTrackUse(trackId)} rows={8} label={t('track.use.loading')}>
    {({ rows: use, isComplete }) => {
      if (use.length === 0) return <Empty title={t('track.use.none')} />;
      const months = playsByMonth(use);
      return (
        <>
          {!isComplete && <Notice tone="warn">{t('track.use.isIncomplete')}</Notice>}
          <p className="soft">{t('track.use.isReportedLate')}</p>
          <Plot
            title={t('track.use.playsByMonth')}
            steps={months.map(({ month }) => monthName(month))}
            marks={months.map(({ month }) => month)}
            series={[
              {
                ...{ name: t('track.use.licensed'), tone: 'one' },
                values: months.map(({ licensed }) => licensed),
              },
              {
                ...{ name: t('track.use.unlicensed'), tone: 'bad' },
                values: months.map(({ unlicensed }) => unlicensed),
              },
            ]}
          />
          <Sums
            title={t('breakdown.byPlatform')}
            head={t('breakdown.platform')}
            sums={sumsBy(use, ({ platformId }) => platformId)}
            nameOf={(platformId) => <code>{platformId}</code>}
          />
          <Sums
            title={t('breakdown.byTerritory')}
            head={t('breakdown.territory')}
            sums={sumsBy(use, ({ territory }) => territory)}
            nameOf={(territory) =>
              territory === undefined ? t('track.use.noCountry') : capital(countryOf(territory))
            }
          />
          <a
            className="button"
            href={`/api/v1/artists/me/tracks/${trackId}/usage?format=csv`}
            download={`${trackId}-usage.csv`}
          >
            {t('breakdown.saveCsv')}
          </a>
        </>
      );
    }}
  </QueryView>
);
