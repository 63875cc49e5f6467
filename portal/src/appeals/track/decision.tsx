import type { DecisionInForce } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { useNow } from '../../kit/hooks/use-now.ts';
import { countryOf } from '../../kit/display/format.ts';
import { listed } from '../../kit/display/names.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { publicApi } from '../api.ts';
import type { Own } from '../route.ts';
import { AppealForm } from './appeal-form.tsx';
import { actions, grounds, reasons, sources } from '../../kit/display/decision-names.ts';
import { t } from '../texts/texts.ts';

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
          ...(reason === undefined ? [] : [[t('appeals.consequence'), reasons[reason]] as const]),
          [t('appeals.ground'), grounds[ground]],
          [t('appeals.clause'), <span key="clause">{clause}</span>],
          [
            t('appeals.source'),
            automated ? t('appeals.automatedSource', { source: sources[source] }) : sources[source],
          ],
          [
            t('appeals.territories'),
            territories === undefined ? t('appeals.all') : listed(territories.map(countryOf)),
          ],
          [t('appeals.decided'), <Time key="decided" at={decidedAt} />],
          ...(appealUntil === undefined
            ? []
            : [[t('appeals.appealDeadline'), <Time key="until" at={appealUntil} />] as const]),
          [t('appeals.decisionId'), <code key="decision">{decision.decisionId}</code>],
        ]}
      />
      {isAppealing ? (
        <AppealForm
          title={t('appeals.appealThisDecision')}
          submit={(body) =>
            publicApi.submitAppeal({ trackId, body: { ...body, decisionId: decision.decisionId } })
          }
          openAppeal={openAppeal}
        />
      ) : inTime ? (
        <p>
          <Button tone="primary" onClick={() => setIsAppealing(true)}>
            {t('appeals.appealThisDecision')}
          </Button>
        </p>
      ) : (
        <p className="soft">{t('appeals.theDeadlineForAppealsHas')}</p>
      )}
    </Panel>
  );
};
