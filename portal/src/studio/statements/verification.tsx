import type { RoyaltyStatement } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';
import { rich, t, texts } from '../texts/texts.ts';

type Verification = Awaited<ReturnType<ReturnType<typeof useApi>['verifyStatement']>>;
type Reason = Extract<Verification, { readonly verified: false }>['reason'];

const reasons = texts<Reason>({
  period_not_closed: 'statements.reason.periodNotClosed',
  not_in_period: 'statements.reason.notInPeriod',
  sums_differ: 'statements.reason.sumsDiffer',
});

const Result = ({ of }: { readonly of: Verification }) =>
  of.verified ? (
    <Notice tone="good">
      <p>{rich('statements.verified', { time: <Time at={of.closedAt} as="day" /> })}</p>
      <p>
        {t('statements.root')} <code>{of.root}</code>
      </p>
    </Notice>
  ) : (
    <Notice tone="bad">{reasons[of.reason]}</Notice>
  );

/** The downloads of a statement, and the check that its closed period contains it. */
export const Verification = ({ file }: { readonly file: RoyaltyStatement }) => {
  const api = useApi();
  const [result, setResult] = useState<Verification>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setResult(await api.verifyStatement({ body: file }));
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const { statementId } = file.statement;
  const source = `/api/v1/artists/me/statements/${statementId}`;
  return (
    <Panel title={t('statements.proof')}>
      <p className="soft">
        {rich('statements.whatTheProofShows', {
          link: (content) => <a href="/reference/operations/verifyStatement">{content}</a>,
        })}
      </p>
      <div className="statement-acts">
        <Button busy={busy} onClick={() => void verify()}>
          {t('statements.verify')}
        </Button>
        <a className="button" href={`${source}?format=json`} download={`${statementId}.json`}>
          {t('statements.saveProof')}
        </a>
        <a className="button" href={`${source}?format=csv`} download={`${statementId}.csv`}>
          {t('breakdown.saveCsv')}
        </a>
      </div>
      {result && <Result of={result} />}
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
    </Panel>
  );
};
