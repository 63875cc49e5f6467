import type { ListedTrackNotice, ReviewQueueItem } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { useApi, useMember } from '../session/session.tsx';

const kinds = {
  track: { name: 'Review', path: '/review' },
  appeal: { name: 'Appeal', path: '/appeals' },
  notice: { name: 'Report', path: '/notices' },
} as const;

/** An item that staff can claim. */
type Claimable = Pick<
  ReviewQueueItem,
  'subject' | 'title' | 'artists' | 'since' | 'decideBy' | 'claim' | 'reviewer'
> & {
  readonly kind: keyof typeof kinds;
};

const Release = ({ item: { subject, title } }: { readonly item: Claimable }) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const release = async () => {
    setBusy(true);
    try {
      await api.releaseReview({ subject });
      announce(`Claim of ${title} released`);
      await queries.invalidateQueries({ queryKey: ['waiting'] });
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Button small busy={busy} label={`Release the claim of ${title}`} onClick={() => void release()}>
      Release
    </Button>
  );
};

/** Returns a report in the form of the items of the queue. */
export const asQueued = ({ noticeId, trackId, title = trackId, ...rest }: ListedTrackNotice): Claimable => ({
  ...rest,
  ...{ kind: 'notice', subject: noticeId, title },
});

const Until = ({ claim }: { readonly claim: Claimable['claim'] | undefined }) =>
  claim && <Time at={claim.until} />;

/** The claims of the member, which keep others from deciding, and the appeals that the member reviews. */
export const MyWork = ({ items }: { readonly items: readonly Claimable[] }) => {
  const { staffId } = useMember();
  const own = ({ claim }: Claimable) => (claim?.staffId === staffId ? claim : undefined);
  return items.length === 0 ? (
    <p className="soft panel-none">
      You have no claims. Opening a waiting item claims it for half an hour, unless it is an appeal that a
      colleague reviews.
    </p>
  ) : (
    <Table
      caption="My work"
      rows={items}
      keyOf={({ subject }) => subject}
      columns={[
        {
          name: 'Track',
          heads: true,
          cell: ({ kind, subject, title, artists }) => (
            <span>
              <Link href={`${kinds[kind].path}/${subject}`}>{title}</Link>{' '}
              <span className="soft">{artists.join(', ')}</span>
            </span>
          ),
        },
        { name: 'Kind', cell: ({ kind }) => <Tag>{kinds[kind].name}</Tag> },
        { name: 'Waiting since', cell: ({ since }) => <Time at={since} /> },
        { name: 'Decide by', cell: ({ decideBy }) => decideBy && <Time at={decideBy} as="day" /> },
        { name: 'Claimed until', cell: (item) => <Until claim={own(item)} /> },
        { name: 'Actions', cell: (item) => own(item) && <Release item={item} /> },
      ]}
    />
  );
};
