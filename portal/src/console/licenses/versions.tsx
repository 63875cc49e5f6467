import type { License } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { called, capital, countries, listed } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

/** The versions of a license, the current one first. */
export const Versions = ({ license: { licenseId, version, platformId } }: { readonly license: License }) => {
  const api = useApi();
  const versions = useQuery({
    queryKey: ['license-versions', licenseId, version],
    queryFn: () => api.listLicenseVersionsForStaff({ licenseId }),
  });
  return (
    <Panel title="Versions">
      <QueryView query={versions} rows={2} label="Loading the versions">
        {({ data }) => (
          <Table
            caption="Versions"
            rows={data.toSorted((one, other) => other.version - one.version)}
            keyOf={(one) => String(one.version)}
            columns={[
              { name: 'Version', heads: true, cell: (one) => String(one.version) },
              {
                name: 'Content types',
                cell: ({ contentTypes }) => capital(listed(contentTypes.map(called))),
              },
              { name: 'Territories', cell: ({ territories }) => capital(countries(territories)) },
              {
                name: 'Valid until',
                cell: ({ validUntil }) =>
                  validUntil === undefined ? 'No end date' : <Time at={validUntil} as="day" />,
              },
              { name: 'Since', cell: ({ from }) => <Time at={from} /> },
              {
                name: 'By',
                cell: ({ actor }) =>
                  actor === undefined ? 'Issued' : actor === platformId ? 'Platform' : capital(actor),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
