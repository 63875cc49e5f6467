import type { MonthlyUsage } from '@platform-licensing/client';
import { utcDay, utcDayMark } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Plot } from '../../kit/display/plot.tsx';
import { t } from '../../texts/texts.ts';

/** Charts of the figures of each day. */
export const Plots = ({ daily }: Pick<MonthlyUsage, 'daily'>) => {
  const steps = daily.map(({ date }) => utcDay(date));
  const marks = daily.map(({ date }) => utcDayMark(date));
  const valuesOf = (name: 'requests' | 'licensesIssued' | 'plays' | 'impressions') =>
    daily.map((day) => day[name]);
  return (
    <Panel title={t('overview.dailyUsage')}>
      <div className="columns">
        <Plot
          title={t('overview.requests')}
          steps={steps}
          marks={marks}
          series={[{ name: t('overview.series.requests'), tone: 'one', values: valuesOf('requests') }]}
        />
        <Plot
          title={t('overview.licensesIssued')}
          steps={steps}
          marks={marks}
          series={[{ name: t('overview.series.licenses'), tone: 'one', values: valuesOf('licensesIssued') }]}
        />
        <Plot
          title={t('overview.plays')}
          steps={steps}
          marks={marks}
          series={[{ name: t('overview.series.plays'), tone: 'one', values: valuesOf('plays') }]}
        />
        <Plot
          title={t('overview.impressions')}
          steps={steps}
          marks={marks}
          series={[{ name: t('overview.series.impressions'), tone: 'two', values: valuesOf('impressions') }]}
        />
      </div>
    </Panel>
  );
};
