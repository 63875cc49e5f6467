import { Link } from 'wouter';
import { count, counted } from '../../kit/display/format.ts';
import { Table } from '../../kit/display/table.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import type { useImpact } from './queries.ts';

/** The first platforms, which have the most licenses. */
const shownPlatforms = 5;

/** The licenses and platforms that a decision would concern, shown before it is made. */
export const Impact = ({ query }: { readonly query: ReturnType<typeof useImpact> }) => (
  <section className="impact" aria-label="Impact">
    <QueryView query={query} rows={3} label="Loading the impact">
      {({ activeLicenses, platforms, isComplete }) =>
        activeLicenses === 0 ? (
          <p>No active license is concerned.</p>
        ) : (
          <>
            <p>
              <strong>
                {counted(activeLicenses, 'active license')} of{' '}
                {isComplete
                  ? counted(platforms.length, 'platform')
                  : `more than ${counted(platforms.length, 'platform')}`}
              </strong>
              , each for one published or planned content item.
            </p>
            <Table
              caption="Platforms concerned"
              rows={platforms.slice(0, shownPlatforms)}
              keyOf={({ platformId }) => platformId}
              columns={[
                {
                  name: 'Platform',
                  heads: true,
                  cell: ({ slug, name }) => <Link href={`/platforms/${slug}`}>{name}</Link>,
                },
                {
                  name: 'Active licenses',
                  number: true,
                  cell: (platform) => count(platform.activeLicenses),
                },
              ]}
            />
            {platforms.length > shownPlatforms && (
              <p className="soft">And {counted(platforms.length - shownPlatforms, 'other platform')}.</p>
            )}
          </>
        )
      }
    </QueryView>
  </section>
);
