import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/controls/button.tsx';
import { Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { saveText } from '../../../kit/save-text.ts';
import { useApi, useSession, useSlug } from '../../../session/session.tsx';
import { t } from '../../../texts/texts.ts';
import { totalsOf } from './comparison.ts';
import { rangeTiles, Tiles } from '../figures.tsx';
import { Plots } from '../plots.tsx';
import { daysIn, lengthOf, monthsIn, rangeBefore, type DayRange } from './range.ts';
import { daysCsv } from '../usage-csv.ts';

/** The totals and charts of some days, compared with as many days before them. */
export const RangeView = ({ range }: { readonly range: DayRange }) => {
  const api = useApi();
  const slug = useSlug();
  const { platform } = useSession().session;
  const earlier = rangeBefore(range);
  const hasBefore = earlier.from >= platform.createdAt.slice(0, 10);
  const loaded = { from: hasBefore ? earlier.from : range.from, to: range.to };
  const usage = useQuery({
    queryKey: ['usage', slug, 'range', loaded],
    queryFn: async () => {
      const months = await Promise.all(monthsIn(loaded).map((month) => api.getMonthlyUsage({ slug, month })));
      const before = hasBefore ? totalsOf(daysIn(months, earlier)) : undefined;
      return { days: daysIn(months, range), before, length: lengthOf(range) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={usage} rows={20} label={t('overview.loadingTheDays')}>
      {({ days, before, length }) => (
        <Refreshing busy={usage.isPlaceholderData}>
          <Tiles label={t('overview.totals')} rows={rangeTiles(totalsOf(days), before)} />
          {before && (
            <p className="soft compared">{t('overview.comparedWithDaysBefore', { days: length })}</p>
          )}
          <Plots daily={days} />
          <p className="soft">
            {t('overview.tracksAreShownByMonth')}{' '}
            <Button
              small
              onClick={() =>
                saveText(
                  `usage-${slug}-${range.from}-${range.to}.csv`,
                  daysCsv(days),
                  'text/csv;charset=utf-8',
                )
              }
            >
              {t('overview.saveCSV')}
            </Button>
          </p>
        </Refreshing>
      )}
    </QueryView>
  );
};
