import type { Decision } from '@platform-licensing/client';
import { useEffect, useRef } from 'react';
import { actions, grounds, reasons, sources } from '../../kit/display/decision-names.ts';
import { countries } from '../../kit/display/names.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useMember } from '../session/session.tsx';
import { useDecisions } from './queries.ts';

const authors = { staff: 'a member of staff', operator: 'the operator', service: 'the service' } as const;

const Entry = ({ of, isInForce }: { readonly of: Decision; readonly isInForce: boolean }) => {
  const { staffId } = useMember();
  const { decisionId, action, reason, territories, facts, clause, ground, source, decidedBy, decidedAt } = of;
  const by = decidedBy.staffId === staffId ? 'you' : authors[decidedBy.kind];
  const entry = useRef<HTMLLIElement>(null);
  const isChosen = globalThis.location.hash === `#${decisionId}`;
  useEffect(() => {
    if (isChosen) entry.current?.scrollIntoView({ block: 'center' });
  }, [isChosen]);
  return (
    <li ref={entry} id={decisionId} aria-current={isChosen || undefined}>
      <p className="history-head">
        <strong>{actions[action]}</strong>
        {territories && <span>{countries(territories)}</span>}
        {isInForce && <Tag tone="warn">In force</Tag>}
        <span className="soft">
          <Time at={decidedAt} />, by {by}
        </span>
      </p>
      {reason !== undefined && <p>{reasons[reason]}</p>}
      <p className="message-text">{facts}</p>
      <p className="record-detail">
        {grounds[ground]} · {clause} · Source: {sources[source]}
        {of.automated && ' · With automated means'}
        {of.overturns && ' · After an appeal'}
      </p>
    </li>
  );
};

/** All decisions about a track, the newest first. */
export const History = ({
  trackId,
  inForce,
}: {
  readonly trackId: string;
  readonly inForce: readonly Decision[];
}) => (
  <Panel title="Decisions">
    <QueryView query={useDecisions(trackId)} rows={4} label="Loading the decisions">
      {({ data }) =>
        data.length === 0 ? (
          <p className="soft">No decision was made about this track.</p>
        ) : (
          <ol className="track-history">
            {data.toReversed().map((decision) => (
              <Entry
                key={decision.decisionId}
                of={decision}
                isInForce={inForce.some(({ decisionId }) => decisionId === decision.decisionId)}
              />
            ))}
          </ol>
        )
      }
    </QueryView>
  </Panel>
);
