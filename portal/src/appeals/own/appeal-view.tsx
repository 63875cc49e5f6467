import type { Appeal } from '@platform-licensing/client';
import type { RefObject } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { appealGrounds, appealStates, isOpen } from '../labels.ts';

/** Where an appeal stands, and by when what happens. */
export const State = ({
  of: appeal,
  focus,
  seeTrack,
}: {
  readonly of: Appeal;
  readonly focus: RefObject<HTMLElement | null>;
  readonly seeTrack: (trackId: string) => void;
}) => {
  const { name, tone, meaning } = appealStates[appeal.status];
  return (
    <section className={`panel state ${tone}`} aria-label="State" tabIndex={-1} ref={focus}>
      <p className="state-name">
        <Tag tone={tone}>{name}</Tag>
      </p>
      <p>
        {meaning}
        {appeal.answerBy !== undefined && (
          <>
            {' '}
            Answer by <Time at={appeal.answerBy} />; after that it may be decided without the answer.
          </>
        )}
        {appeal.overdue === true ? (
          <>
            {' '}
            This decision is late: it was due by <Time at={appeal.decideBy} as="day" />. We have notified the
            people responsible. You do not need to do anything.
          </>
        ) : (
          isOpen(appeal) && (
            <>
              {' '}
              It is to be decided by <Time at={appeal.decideBy} as="day" />.
            </>
          )
        )}
      </p>
      <Facts
        of={[
          ['Appeal', <code key="appeal">{appeal.appealId}</code>],
          [
            'Track',
            <span key="track">
              <code>{appeal.trackId}</code>{' '}
              <Button small onClick={() => seeTrack(appeal.trackId)}>
                See how it stands
              </Button>
            </span>,
          ],
          ['Decision', <code key="decision">{appeal.decisionId}</code>],
          ['Why it is wrong', appealGrounds[appeal.grounds]],
          ['Came in', <Time key="came" at={appeal.submittedAt} />],
          ['Last moved', <Time key="moved" at={appeal.updatedAt} />],
        ]}
      />
    </section>
  );
};

export const Outcome = ({ of: { outcome, status } }: { readonly of: Appeal }) =>
  outcome && (
    <Panel title="The outcome">
      <p className="said-text">{outcome.reasons}</p>
      <p className="soft">
        Decided on <Time at={outcome.decidedAt} />.
        {status === 'upheld' &&
          ' You remain free to turn to an out-of-court dispute settlement body, or to a court.'}
      </p>
    </Panel>
  );

/** What both sides said, in its order. Links are shown and lead nowhere: whoever wrote them may be a stranger. */
export const Conversation = ({ of: { messages } }: { readonly of: Appeal }) => (
  <Panel title="What was said">
    <ol className="conversation">
      {messages.map(({ from, text, evidence, at }, i) => (
        <li key={i} className={from}>
          <p className="who-said">
            <strong>{from === 'appellant' ? 'You' : 'The reviewer'}</strong> <Time at={at} />
          </p>
          <p className="said-text" dir="auto">
            {text}
          </p>
          {evidence.length > 0 && (
            <ul className="links">
              {evidence.map(({ url }, n) => (
                <li key={n}>
                  <code>{url}</code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  </Panel>
);
