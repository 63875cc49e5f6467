import type { DecisionInForce } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { countryOf } from '../../kit/display/format.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Own } from '../route.ts';
import { LodgeForm } from './appeal-form.tsx';
import { actions, grounds, reasons, sources } from '../labels.ts';

/** A decision that stands, with its statement of reasons, and an appeal against it while there is time. */
export const Decision = ({
  of: decision,
  trackId,
  follow,
}: {
  readonly of: DecisionInForce;
  readonly trackId: string;
  readonly follow: (own: Own) => void;
}) => {
  const now = useNow();
  const [isLodging, setIsLodging] = useState(false);
  const { action, reason, ground, facts, clause, source, automated, territories, decidedAt, appealUntil } =
    decision;
  const inTime = appealUntil !== undefined && Date.parse(appealUntil) > now;
  return (
    <Panel title={actions[action]}>
      <p className="said-text" dir="auto">
        {facts}
      </p>
      <Facts
        of={[
          ...(reason === undefined ? [] : [['What it means', reasons[reason]] as const]),
          ['Ground', grounds[ground]],
          ['Rests on', <span key="clause">{clause}</span>],
          ['Set off by', `${sources[source]}${automated ? '; a machine took part in it' : ''}`],
          ['Where', territories === undefined ? 'Everywhere' : territories.map(countryOf).join(', ')],
          ['Decided', <Time key="decided" at={decidedAt} />],
          ...(appealUntil === undefined
            ? []
            : [['Can be appealed until', <Time key="until" at={appealUntil} />] as const]),
          ['Decision', <code key="decision">{decision.decisionId}</code>],
        ]}
      />
      {isLodging ? (
        <LodgeForm decisionId={decision.decisionId} trackId={trackId} follow={follow} />
      ) : inTime ? (
        <p>
          <Button tone="primary" onClick={() => setIsLodging(true)}>
            Appeal this decision
          </Button>
        </p>
      ) : (
        <p className="soft">The time to appeal it is over.</p>
      )}
    </Panel>
  );
};
