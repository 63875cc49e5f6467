import type { Appeal } from '@platform-licensing/client';
import type { RefObject } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { appealGrounds, appealStatuses, isOpen } from '../labels.ts';

/** The status of an appeal, with its deadlines. */
export const AppealStatus = ({
  of: appeal,
  focus,
  viewTrack,
}: {
  readonly of: Appeal;
  readonly focus: RefObject<HTMLElement | null>;
  readonly viewTrack: (trackId: string) => void;
}) => {
  const { name, tone, meaning } = appealStatuses[appeal.status];
  return (
    <section className={`panel appeal-status ${tone}`} aria-label="Status" tabIndex={-1} ref={focus}>
      <p className="status-name">
        <Tag tone={tone}>{name}</Tag>
      </p>
      <p>
        {meaning}
        {appeal.answerBy !== undefined && (
          <>
            {' '}
            Answer by <Time at={appeal.answerBy} />. After that we may decide without your answer.
          </>
        )}
        {appeal.overdue === true ? (
          <>
            {' '}
            Our decision is late: it was due by <Time at={appeal.decideBy} as="day" />. We have notified the
            people responsible. You do not need to do anything.
          </>
        ) : (
          isOpen(appeal) && (
            <>
              {' '}
              We will decide by <Time at={appeal.decideBy} as="day" />.
            </>
          )
        )}
      </p>
      <Facts
        of={[
          ['Appeal ID', <code key="appeal">{appeal.appealId}</code>],
          [
            'Track ID',
            <span key="track">
              <code>{appeal.trackId}</code>{' '}
              <Button small onClick={() => viewTrack(appeal.trackId)}>
                View status
              </Button>
            </span>,
          ],
          ['Decision ID', <code key="decision">{appeal.decisionId}</code>],
          ['Reason', appealGrounds[appeal.grounds]],
          ['Submitted', <Time key="submitted" at={appeal.submittedAt} />],
          ['Updated', <Time key="updated" at={appeal.updatedAt} />],
        ]}
      />
    </section>
  );
};

export const Outcome = ({ of: { outcome, status } }: { readonly of: Appeal }) =>
  outcome && (
    <Panel title="Outcome">
      <p className="message-text">{outcome.reasons}</p>
      <p className="soft">
        Decided on <Time at={outcome.decidedAt} />.
        {status === 'upheld' &&
          ' You can still turn to an out-of-court dispute settlement body or to a court.'}
      </p>
    </Panel>
  );
