import type { MonthlyUsage, UsageEvent } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { count, countryOf } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { TrackCell } from './track-cell.tsx';
import { rich, t, texts } from '../../texts/texts.ts';

const max = 20;

const reasons: Readonly<Record<NonNullable<UsageEvent['unlicensedReason']>, string>> = texts({
  no_license: 'overview.noLicenseForTheTrack',
  other_content: 'overview.noLicenseForThisContent',
  outside_validity: 'overview.licenseNotValidAtThat',
  territory_not_covered: 'overview.noLicenseForThisTerritory',
});

/** The latest usage events of the month that no license covers; empty if there are none. */
export const Unlicensed = ({ of: { period, unlicensed } }: { readonly of: MonthlyUsage }) => {
  const api = useApi();
  const slug = useSlug();
  const events = useQuery({
    queryKey: ['usage', slug, period, 'unlicensed'],
    queryFn: () => api.listUsageEvents({ month: period, unlicensed: true, limit: max }),
    enabled: unlicensed.plays + unlicensed.impressions > 0,
  });
  if (unlicensed.plays + unlicensed.impressions === 0) return null;
  return (
    <Panel title={t('overview.unlicensedUse')}>
      <p className="soft">
        {rich('overview.noLicenseCoveredThesePlays', {
          a: (content) => (
            <a href={`/api/v1/usage-events?month=${period}&unlicensed=true&format=csv`} download>
              {content}
            </a>
          ),
        })}
      </p>
      <QueryView query={events} rows={5} label={t('overview.loadingUnlicensedUse')}>
        {({ data }) => (
          <Table
            caption={t('overview.latestUnlicensedUse')}
            rows={data}
            keyOf={({ usageId }) => usageId}
            columns={[
              { name: t('overview.time'), heads: true, cell: ({ occurredAt }) => <Time at={occurredAt} /> },
              {
                name: t('overview.track'),
                cell: (event) => <TrackCell of={event} />,
              },
              { name: t('overview.content'), cell: ({ contentId }) => contentId ?? '–' },
              {
                name: t('overview.territory'),
                cell: ({ territory }) => (territory === undefined ? '–' : countryOf(territory)),
              },
              { name: t('overview.quantity'), number: true, cell: ({ quantity }) => count(quantity) },
              {
                name: t('kit.reason'),
                cell: ({ unlicensedReason: reason }) => (reason === undefined ? '–' : reasons[reason]),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
