import type { AppealForStaff, Decision } from '@platform-licensing/client';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'wouter';
import { Artwork } from '../../kit/display/artwork.tsx';
import { Conversation } from '../../kit/display/conversation.tsx';
import { actions, grounds as decisionGrounds, reasons, sources } from '../../kit/display/decision-names.ts';
import { countryOf } from '../../kit/display/format.ts';
import { artistsOf, titleOf } from '../../kit/display/names.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import { RecordingPlayer } from '../review/sound.tsx';
import { useMember } from '../session/session.tsx';
import { EvidenceFiles } from './evidence.tsx';
import { grounds, statuses } from './names.ts';
import { useAppealedTrack, useReviewers } from './queries.ts';
import type { Message } from './step-form.tsx';
import { StepFooter } from './step-footer.tsx';

/** Returns the name of a member, as far as they have the role that reviews the appeal. */
const useNames = (appealId: string) => {
  const { staffId: own } = useMember();
  const { data } = useReviewers(appealId);
  return (staffId: string | undefined): string | undefined =>
    staffId === own ? 'You' : data?.data.find((one) => one.staffId === staffId)?.name;
};

const deciders = {
  staff: 'Another member of staff',
  operator: 'The operator',
  service: 'The service',
} as const;

const AppealedDecision = ({
  appealId,
  decision,
}: {
  readonly appealId: string;
  readonly decision: Decision;
}) => {
  const nameOf = useNames(appealId);
  const { kind, staffId: decider } = decision.decidedBy;
  return (
    <Panel title="Decision under appeal">
      <Facts
        of={[
          ['Decision', actions[decision.action]],
          ...(decision.reason === undefined ? [] : [['Consequence', reasons[decision.reason]] as const]),
          ['Ground', decisionGrounds[decision.ground]],
          [
            'Facts',
            <span key="facts" className="message-text">
              {decision.facts}
            </span>,
          ],
          ['Clause', decision.clause],
          ...(decision.territories === undefined
            ? []
            : [['Territories', decision.territories.map(countryOf).join(', ')] as const]),
          ['Source', sources[decision.source]],
          ['Decided by', nameOf(decider) ?? deciders[kind]],
          ['Decided', <Time key="decided" at={decision.decidedAt} />],
        ]}
      />
    </Panel>
  );
};

const AppealFacts = ({ appeal }: { readonly appeal: AppealForStaff }) => {
  const nameOf = useNames(appeal.appealId);
  const { reviewer, answerBy, outcome } = appeal;
  return (
    <Panel title="Appeal">
      <Facts
        of={[
          ['Reason', grounds[appeal.grounds]],
          ['Submitted', <Time key="submitted" at={appeal.submittedAt} />],
          ['Decide by', <Time key="due" at={appeal.decideBy} />],
          ...(answerBy === undefined ? [] : [['Answer by', <Time key="answer" at={answerBy} />] as const]),
          ['Reviewer', reviewer === undefined ? 'None' : (nameOf(reviewer) ?? 'Another member of staff')],
          ['Appellant', appeal.contactEmail],
          ['Appeal ID', <code key="appeal">{appeal.appealId}</code>],
          ...(outcome
            ? [
                [
                  'Outcome',
                  <span key="outcome" className="message-text">
                    {outcome.reasons}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Panel>
  );
};

const Head = ({
  appeal: { trackId, status, overdue },
  heading,
}: {
  readonly appeal: AppealForStaff;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) => {
  const { data } = useAppealedTrack(trackId);
  const { name, tone } = statuses[status];
  return (
    <div className="track-head">
      <Artwork of={trackId} image={data?.track.artwork} size={72} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          Appeal: {data ? titleOf(data.track) : trackId}
        </h1>
        <p className="track-credit">{data ? artistsOf(data.track) : '\u00a0'}</p>
        <p className="track-tags">
          <Tag tone={tone}>{name}</Tag>
          {overdue === true && <Tag tone="bad">Overdue</Tag>}
          <Link href={`/review/${trackId}`}>Open the track</Link>
        </p>
      </div>
    </div>
  );
};

/** The opened appeal: the decision, the conversation, the files, and the steps that the member can take. */
export const AppealPanel = ({
  appeal,
  message,
  keep,
  onEnded,
}: {
  readonly appeal: Tagged<AppealForStaff>;
  /** The text that the member has written so far. */
  readonly message: Message;
  readonly keep: (message: Message) => void;
  /** Called when a step of the member has ended the appeal. */
  readonly onEnded: () => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(focusHeading, []);
  const track = useAppealedTrack(appeal.trackId);
  return (
    <article className="track" aria-label="Appeal">
      <div className="track-scroll">
        <Head appeal={appeal} heading={heading} />
        <div className="columns">
          <AppealFacts appeal={appeal} />
          {appeal.decision && <AppealedDecision appealId={appeal.appealId} decision={appeal.decision} />}
        </div>
        <Conversation messages={appeal.messages} names={{ appellant: 'Appellant', staff: 'Staff' }} />
        <EvidenceFiles of={appeal} />
        <QueryView query={track} rows={3} label="Loading the track">
          {(shown) => <RecordingPlayer track={shown.track} />}
        </QueryView>
      </div>
      {appeal.decision && (
        <StepFooter
          appeal={appeal}
          decision={appeal.decision}
          message={message}
          keep={keep}
          onClosed={focusHeading}
          onEnded={onEnded}
        />
      )}
    </article>
  );
};
