import type { DecisionImpact } from '@platform-licensing/client';
import { Link } from 'wouter';
import { count, counted } from '../../kit/display/format.ts';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { atLeast, contentText, licensesText, noContentText, noLicensesText } from './impact-texts.ts';
import type { useImpact } from './queries.ts';

/** The first platforms, which have the most licenses, and the latest content. */
const shown = 5;

const Licenses = ({ of }: { readonly of: DecisionImpact }) => {
  const { activeLicenses, platforms, isComplete } = of;
  return activeLicenses === 0 ? (
    <p>{noLicensesText(of)}</p>
  ) : (
    <>
      <p>
        <strong>{licensesText(of)}</strong>
        {activeLicenses > 1 ? ', each' : ','} for one published or planned content item.
      </p>
      <Table
        caption="Affected platforms"
        rows={platforms.slice(0, shown)}
        keyOf={({ platformId }) => platformId}
        columns={[
          {
            name: 'Platform',
            heads: true,
            cell: ({ slug, name }) => <Link href={`/platforms/${slug}`}>{name}</Link>,
          },
          { name: 'Active licenses', number: true, cell: (platform) => count(platform.activeLicenses) },
        ]}
      />
      {platforms.length > shown && (
        <p className="soft">
          And {atLeast(isComplete, counted(platforms.length - shown, 'other platform'))}.
        </p>
      )}
    </>
  );
};

const PublishedContent = ({ of }: { readonly of: DecisionImpact['content'] }) => {
  const { count: found, isComplete, items } = of;
  return found === 0 ? (
    <p>{noContentText(of)}</p>
  ) : (
    <>
      <p>
        <strong>{contentText(of)}</strong>, as platforms report {found === 1 && isComplete ? 'it' : 'them'}.
      </p>
      {items.length > 0 && (
        <Table
          caption="Published content"
          rows={items.slice(0, shown)}
          keyOf={({ platformId, contentId }) => `${platformId} ${contentId}`}
          columns={[
            {
              name: 'Content',
              heads: true,
              cell: ({ contentId, licenseId }) =>
                licenseId === undefined ? (
                  <span>
                    {contentId} <Tag tone="warn">No license</Tag>
                  </span>
                ) : (
                  <Link href={`/licenses/${licenseId}`}>{contentId}</Link>
                ),
            },
            { name: 'Platform', cell: ({ slug, name }) => <Link href={`/platforms/${slug}`}>{name}</Link> },
            { name: 'Published', cell: ({ publishedAt }) => <Time at={publishedAt} as="day" /> },
          ]}
        />
      )}
      {found > shown && (
        <p className="soft">And {atLeast(isComplete, counted(found - shown, 'other content item'))}.</p>
      )}
    </>
  );
};

/** The licenses, platforms and published content that a decision would concern, shown before it is made. */
export const Impact = ({ query }: { readonly query: ReturnType<typeof useImpact> }) => (
  <section className="impact" aria-label="Impact">
    <QueryView query={query} rows={5} label="Loading the impact">
      {(impact) => (
        <>
          <Licenses of={impact} />
          <PublishedContent of={impact.content} />
        </>
      )}
    </QueryView>
  </section>
);
