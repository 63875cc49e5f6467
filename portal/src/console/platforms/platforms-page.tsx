import type { StaffPlatform } from '@platform-licensing/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { capital } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Empty } from '../../kit/feedback/states.tsx';
import { FilterBar, FilterSelect, useListFilters } from '../records/filter-bar.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { isAdmin } from '../roles.ts';
import { useApi, useMember } from '../session/session.tsx';
import { statuses, statusTones, tierName, tiers } from './names.ts';
import { RegisterDialog } from './register/register-dialog.tsx';

const columns: readonly Column<StaffPlatform>[] = [
  {
    name: 'Platform',
    heads: true,
    cell: ({ name, slug }) => (
      <span>
        <Link className="record-name" href={`/platforms/${slug}`}>
          {name}
        </Link>
        <span className="record-detail">{slug}</span>
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ status, environment }) => (
      <span className="tags">
        <Tag tone={statusTones[status]}>{capital(status)}</Tag>
        {environment === 'sandbox' && <Tag>Sandbox</Tag>}
      </span>
    ),
  },
  {
    name: 'Tier',
    cell: ({ tier, addOns }) => (
      <span>
        {tierName(tier)}
        {addOns.length > 0 && <span className="record-detail">with {addOns.join(', ')}</span>}
      </span>
    ),
  },
  { name: 'Contact', cell: ({ contactEmail }) => contactEmail },
  { name: 'Created', cell: ({ createdAt }) => <Time at={createdAt} as="day" /> },
];

/** All platforms: search, filters and pages; admins register one. */
export const PlatformsPage = () => {
  const api = useApi();
  const member = useMember();
  const [isRegistering, setIsRegistering] = useState(false);
  const filters = useListFilters(['q', 'tier', 'status']);
  const query = {
    q: filters.text('q'),
    tier: filters.oneOf(
      'tier',
      tiers.map(({ value }) => value),
    ),
    status: filters.oneOf(
      'status',
      statuses.map(({ value }) => value),
    ),
  };
  const platforms = useRecords(['platforms', query], (cursor, signal) =>
    api.listPlatformsForStaff({ ...query, limit: 50, cursor }, { signal }),
  );
  return (
    <>
      <PageHead title="Platforms">
        {isAdmin(member) && (
          <Button tone="primary" onClick={() => setIsRegistering(true)}>
            Register platform…
          </Button>
        )}
      </PageHead>
      <FilterBar filters={filters} label="Search" placeholder="Name, slug, email address, website or ID">
        <FilterSelect filters={filters} name="tier" label="Tier" options={tiers} />
        <FilterSelect filters={filters} name="status" label="Status" options={statuses} />
      </FilterBar>
      <RecordList
        query={platforms}
        name="platforms"
        columns={columns}
        keyOf={({ platformId }) => platformId}
        clear={filters.clear}
        none={<Empty title="No platform is registered yet." />}
      />
      {isRegistering && <RegisterDialog close={() => setIsRegistering(false)} />}
    </>
  );
};
