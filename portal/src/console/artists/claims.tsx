import type { StaffArtistClaim } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { Panel } from '../../kit/display/page.tsx';
import type { Column } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { RecordList } from '../records/record-list.tsx';
import { useRecords } from '../records/use-records.ts';
import { useApi } from '../session/session.tsx';

const key = ['artist-claims'];

const outcomes = {
  approved: {
    title: 'Approve this claim?',
    name: 'Approve claim',
    done: 'Claim approved',
    tone: 'primary',
    consequence: 'The tracks that credit this name belong to the profile from now on.',
    unchanged: 'Nothing was approved: enter the reasons.',
  },
  rejected: {
    title: 'Reject this claim?',
    name: 'Reject claim',
    done: 'Claim rejected',
    tone: 'danger',
    consequence: 'The profile can claim the name again.',
    unchanged: 'Nothing was rejected: enter the reasons.',
  },
} as const;
type Outcome = keyof typeof outcomes;

/** The decision about a claim, whose reasons are emailed to the claimant. */
const DecisionDialog = ({
  claim: { claimId, artistName, profileName },
  outcome,
  close,
}: {
  readonly claim: StaffArtistClaim;
  readonly outcome: Outcome;
  readonly close: () => void;
}) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { title, name, done, tone, consequence, unchanged } = outcomes[outcome];
  const decide = async (statement: string) => {
    await api.decideArtistClaim({ claimId, body: { outcome, statement } });
    announce(done);
    await queries.invalidateQueries({ queryKey: key });
  };
  return (
    <ConfirmWithReason
      title={title}
      name={name}
      tone={tone}
      act={decide}
      close={close}
      label="Reasons"
      hint="Emailed to the claimant."
      unchanged={unchanged}
      consequence={
        <p>
          <strong>{profileName}</strong> claims the artist <strong>{artistName}</strong>. {consequence}
        </p>
      }
    />
  );
};

const Acts = ({ claim }: { readonly claim: StaffArtistClaim }) => {
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <span className="tags">
      <Button
        small
        label={`Approve the claim to ${claim.artistName}…`}
        onClick={() => setOutcome('approved')}
      >
        Approve…
      </Button>
      <Button small label={`Reject the claim to ${claim.artistName}…`} onClick={() => setOutcome('rejected')}>
        Reject…
      </Button>
      {outcome && <DecisionDialog claim={claim} outcome={outcome} close={() => setOutcome(undefined)} />}
    </span>
  );
};

const columns: readonly Column<StaffArtistClaim>[] = [
  { name: 'Artist', heads: true, cell: ({ artistName }) => artistName },
  {
    name: 'Claimed by',
    cell: ({ artistId, profileName }) => (
      <Link href={`/artists/${artistId}`}>{profileName ?? 'A deleted profile'}</Link>
    ),
  },
  { name: 'Evidence', cell: ({ evidence }) => evidence },
  { name: 'Since', cell: ({ createdAt }) => <Time at={createdAt} as="day" /> },
  { name: 'Actions', cell: (claim) => <Acts claim={claim} /> },
];

/** Claims of profiles to artists whom tracks credit by name, the oldest first. */
export const OpenClaims = () => {
  const api = useApi();
  const claims = useRecords(
    key,
    (cursor, signal) => api.listArtistClaimsForStaff({ status: 'open', limit: 20, cursor }, { signal }),
    { isFresh: true },
  );
  return (
    <Panel title="Open claims">
      <RecordList
        query={claims}
        name="open claims"
        columns={columns}
        keyOf={({ claimId }) => claimId}
        clear={undefined}
        none={<p className="soft">No claim is open.</p>}
      />
    </Panel>
  );
};
