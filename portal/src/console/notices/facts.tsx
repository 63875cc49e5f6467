import type { TrackNoticeForStaff } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useMember } from '../session/session.tsx';
import { grounds, outcomeNames, statuses } from './names.ts';

type Fact = readonly [string, ReactNode];

const given = (label: string, value: ReactNode): readonly Fact[] =>
  value === undefined || value === '' ? [] : [[label, value]];

type NoticeDecision = NonNullable<
  TrackNoticeForStaff['decision'] | NonNullable<TrackNoticeForStaff['complaint']>['decision']
>;

/** The outcome of a decision, its author and time, and a link to the decision about the track. */
const DecisionOf = ({ trackId, of }: { readonly trackId: string; readonly of: NoticeDecision }) => {
  const { staffId } = useMember();
  return (
    <>
      {outcomeNames[of.outcome]} by {of.decidedBy === staffId ? 'you' : 'a member of staff'},{' '}
      <Time at={of.decidedAt} />
      {of.decisionId !== undefined && (
        <>
          {'. '}
          <Link href={`/tracks/${trackId}#${of.decisionId}`}>View the decision about the track</Link>
        </>
      )}
    </>
  );
};

/** Returns the facts of a report, as the page of the report shows them. */
export const factsOf = (notice: TrackNoticeForStaff): readonly Fact[] => {
  const { noticeId, trackId, ground, status, explanation, name, email, complaint, decision } = notice;
  const decided = (label: string, of: NoticeDecision | undefined) =>
    given(label, of && <DecisionOf key={label} trackId={trackId} of={of} />);
  return [
    ['Report ID', <CopiedId key="id" id={noticeId} what="report ID" />],
    [
      'Track',
      <Link key="track" href={`/tracks/${trackId}`}>
        View the track
      </Link>,
    ],
    ['Ground', grounds[ground]],
    [
      'Status',
      <Tag key="status" tone={statuses[status].tone}>
        {statuses[status].name}
      </Tag>,
    ],
    ['Submitted', <Time key="submitted" at={notice.submittedAt} />],
    ...given('Explanation', explanation),
    ...given('Reporter', name),
    ...given('Email address', email && `${email}${notice.emailConfirmed ? '' : ' (not confirmed)'}`),
    ...decided('Decision', decision),
    ...given('Reasons', decision?.reasons),
    ...given('Complaint', complaint?.text),
    ...decided('Decision about the complaint', complaint?.decision),
    ...given('Reasons about the complaint', complaint?.decision?.reasons),
  ];
};
