import type { License } from '@platform-licensing/client';
import { count } from '../../kit/display/format.ts';
import { capital, countries } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';

/** The reports of use that name a license. */
export const UsageOfLicense = ({ license: { licenseId, platformId } }: { readonly license: License }) => {
  const api = useApi();
  const usage = useRecords(['license-usage', licenseId], (cursor, signal) =>
    api.listUsageEventsForStaff({ platform: platformId, licenseId, limit: 20, cursor }, { signal }),
  );
  return (
    <Panel
      title="Reported usage"
      acts={
        <a
          className="button small"
          href={`/api/v1/staff/platforms/${platformId}/usage-events?licenseId=${licenseId}&format=csv`}
          download
        >
          Export CSV
        </a>
      }
    >
      <RecordList
        query={usage}
        name="usage events"
        keyOf={({ usageId }) => usageId}
        clear={undefined}
        none={<p className="soft">The platform has reported no usage for this license.</p>}
        columns={[
          { name: 'Occurred', heads: true, cell: ({ occurredAt }) => <Time at={occurredAt} /> },
          { name: 'Type', cell: ({ eventType }) => capital(eventType) },
          { name: 'Quantity', number: true, cell: ({ quantity }) => count(quantity) },
          {
            name: 'Territory',
            cell: ({ territory }) => (territory === undefined ? 'Not reported' : countries([territory])),
          },
          {
            name: 'Covered',
            cell: ({ unlicensed }) => (
              <Tag tone={unlicensed ? 'bad' : 'good'}>{unlicensed ? 'Unlicensed' : 'Licensed'}</Tag>
            ),
          },
        ]}
      />
    </Panel>
  );
};
