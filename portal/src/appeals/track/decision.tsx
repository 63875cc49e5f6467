import type { DecisionInForce } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { countryOf } from '../../kit/display/format.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Own } from '../route.ts';
import { AppealForm } from './appeal-form.tsx';
import { actions, grounds, reasons, sources } from '../../kit/display/decision-names.ts';

/** A decision in force with its statement of reasons, and the form that appeals it until the deadline. */
export const Decision = ({
  of: decision,
  trackId,
  openAppeal,
}: {
  readonly of: DecisionInForce;
  readonly trackId: string;
  readonly openAppeal: (own: Own) => void;
}) => {
  const now = useNow();
  const [isAppealing, setIsAppealing] = useState(false);
  const { action, reason, ground, facts, clause, source, automated, territories, decidedAt, appealUntil } =
    decision;
  const inTime = appealUntil !== undefined && Date.parse(appealUntil) > now;
  return (
    <Panel title={actions[action]}>
      <p className="message-text" dir="auto">
        {facts}
      </p>
      <Facts
        of={[
          ...(reason === undefined ? [] : [['Consequence', reasons[reason]] as const]),
          ['Ground', grounds[ground]],
          ['Clause', <span key="clause">{clause}</span>],
          ['Source', `${sources[source]}${automated ? ' (with automated means)' : ''}`],
          ['Territories', territories === undefined ? 'All' : territories.map(countryOf).join(', ')],
          ['Decided', <Time key="decided" at={decidedAt} />],
          ...(appealUntil === undefined
            ? []
            : [['Appeal deadline', <Time key="until" at={appealUntil} />] as const]),
          ['Decision ID', <code key="decision">{decision.decisionId}</code>],
        ]}
      />
      {isAppealing ? (
        <AppealForm decisionId={decision.decisionId} trackId={trackId} openAppeal={openAppeal} />
      ) : inTime ? (
        <p>
          <Button tone="primary" onClick={() => setIsAppealing(true)}>
            Appeal this decision
          </Button>
        </p>
      ) : (
        <p className="soft">The deadline for appeals has passed.</p>
      )}
    </Panel>
  );
};
