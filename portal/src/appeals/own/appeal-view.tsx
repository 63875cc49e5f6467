import type { Appeal } from '@platform-licensing/client';
import type { RefObject } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { appealGrounds, appealMeanings, appealStatuses, appealTones, isOpen } from '../labels.ts';
import { rich, t } from '../texts/texts.ts';

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
  const tone = appealTones[appeal.status];
  return (
    <section
      className={`panel appeal-status ${tone}`}
      aria-label={t('appeals.status')}
      tabIndex={-1}
      ref={focus}
    >
      <p className="status-name">
        <Tag tone={tone}>{appealStatuses[appeal.status]}</Tag>
      </p>
      <p>
        {appealMeanings[appeal.status]}
        {appeal.answerBy !== undefined && (
          <> {rich('appeals.answerBy', { time: <Time at={appeal.answerBy} /> })}</>
        )}
        {appeal.overdue === true ? (
          <> {rich('appeals.decisionIsLate', { day: <Time at={appeal.decideBy} as="day" /> })}</>
        ) : (
          isOpen(appeal) && (
            <> {rich('appeals.weWillDecideBy', { day: <Time at={appeal.decideBy} as="day" /> })}</>
          )
        )}
      </p>
      <Facts
        of={[
          [t('appeals.appealId'), <code key="appeal">{appeal.appealId}</code>],
          [
            t('appeals.trackId'),
            <span key="track">
              <code>{appeal.trackId}</code>{' '}
              <Button small onClick={() => viewTrack(appeal.trackId)}>
                {t('appeals.viewStatus')}
              </Button>
            </span>,
          ],
          [t('appeals.decisionId'), <code key="decision">{appeal.decisionId}</code>],
          [t('appeals.reason'), appealGrounds[appeal.grounds]],
          [t('appeals.submitted'), <Time key="submitted" at={appeal.submittedAt} />],
          [t('appeals.updated'), <Time key="updated" at={appeal.updatedAt} />],
        ]}
      />
    </section>
  );
};

export const Outcome = ({ of: { outcome, status } }: { readonly of: Appeal }) =>
  outcome && (
    <Panel title={t('appeals.outcome')}>
      <p className="message-text">{outcome.reasons}</p>
      <p className="soft">
        {rich(status === 'upheld' ? 'appeals.upheldOn' : 'appeals.decidedOn', {
          time: <Time at={outcome.decidedAt} />,
        })}
      </p>
    </Panel>
  );
