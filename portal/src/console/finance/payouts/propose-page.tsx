import { ApiProblem } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { count, money, utcDay } from '../../../kit/display/format.ts';
import { isOneOf, keysOf, optionsOf } from '../../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { currencyOf } from '../amounts.ts';
import { schemeNames, type Scheme } from './names.ts';
import { previewOf } from './preview.ts';
import { PreviewTables } from './preview-tables.tsx';
import { useBalances, useOpenRun, useRunActs, type Balances } from './queries.ts';
import { dayOf } from './run-step.ts';
import '../../records/records.css';
import '../finance.css';

const isScheme = isOneOf(keysOf(schemeNames));

interface Draft {
  readonly currency: string;
  readonly scheme: Scheme;
  readonly executionDate: string;
}

/** Asks to propose a run with what the preview shows. */
const Proposal = ({
  draft,
  balances: { rows, isComplete },
  onInvalid,
  close,
}: {
  readonly draft: Draft;
  readonly balances: NonNullable<Balances['data']>;
  /** Called if the API rejects a field. */
  readonly onInvalid: (error: ApiProblem) => void;
  readonly close: () => void;
}) => {
  const { currency, scheme, executionDate } = draft;
  const [, navigate] = useLocation();
  const announce = useAnnounce();
  const { propose } = useRunActs();
  const { paid, total } = previewOf(rows, scheme);
  const go = async () => {
    try {
      const { runId } = await propose(draft);
      announce('Run proposed');
      navigate(`/finance/payouts?run=${runId}`);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 400) throw error;
      onInvalid(error);
    }
  };
  return (
    <Confirm
      title="Propose this run?"
      name="Propose run"
      tone="primary"
      act={go}
      close={close}
      consequence={
        <>
          <p>
            The run contains what can be paid when you propose it. Nothing is booked until another member of
            finance approves it.
          </p>
          {!isComplete && (
            <Notice tone="warn">
              The number and the total are those of the first {count(rows.length)} balances. The run reads all
              of them, and can pay more.
            </Notice>
          )}
          <Facts
            of={[
              ['Payouts', count(paid.length)],
              ['Total', money({ amount: total, currency })],
              ['Scheme', schemeNames[scheme]],
              ['Execution date', utcDay(executionDate)],
            ]}
          />
        </>
      }
    />
  );
};

const OpenRun = ({ currency }: { readonly currency: string }) => {
  const open = useOpenRun(currency);
  if (!open.data) return null;
  return (
    <Notice tone="warn">
      Another run in {currency} waits for approval. Approve or cancel it before you propose the next one.{' '}
      <Link href={`/finance/payouts?run=${open.data.runId}`}>View the run</Link>
    </Notice>
  );
};

/** Proposes a run, with a preview of what it pays, and of what it leaves out and why. */
export const ProposePage = () => {
  const today = dayOf(useNow());
  const [code, setCode] = useState('EUR');
  const [chosen, setChosen] = useState<Scheme>('sepa');
  const [executionDate, setExecutionDate] = useState(today);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<ApiProblem>();
  const currency = currencyOf(code.trim());
  // SEPA transfers are in euros.
  const scheme = currency === 'EUR' ? chosen : 'other';
  const isPast = executionDate < today;
  const balances = useBalances(currency);
  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    setError(undefined);
    if (currency !== undefined && !isPast) setIsAsking(true);
  };
  return (
    <>
      <PageHead title="Propose a payout run" back={{ href: '/finance/payouts', name: 'Payout runs' }} />
      <Panel title="Run">
        <form className="record-form" onSubmit={ask} noValidate>
          <TextField
            label="Currency"
            value={code}
            error={
              currency === undefined ? 'Enter three letters, such as EUR.' : memberError(error, 'currency')
            }
            onChange={setCode}
          />
          <Select
            label="Scheme"
            hint={
              scheme === 'sepa'
                ? 'Euros to IBANs of the SEPA countries'
                : 'Payments that SEPA does not reach, exported as CSV'
            }
            value={scheme}
            error={memberError(error, 'scheme')}
            onChange={(value) => {
              if (isScheme(value)) setChosen(value);
            }}
            options={optionsOf(schemeNames).filter(({ value }) => currency === 'EUR' || value === 'other')}
          />
          <TextField
            label="Execution date (UTC)"
            type="date"
            hint="The day on which the bank is to pay"
            value={executionDate}
            error={
              isTried && isPast ? 'Choose today or a later day, in UTC.' : memberError(error, 'executionDate')
            }
            onChange={setExecutionDate}
          />
          {currency !== undefined && <OpenRun currency={currency} />}
          {error && <Notice tone="bad">{explain(error)}</Notice>}
          <div className="record-form-acts">
            <Button type="submit" tone="primary" disabled={!balances.data}>
              Propose run…
            </Button>
          </div>
        </form>
      </Panel>
      {currency !== undefined && <PreviewTables key={currency} {...{ balances, currency, scheme }} />}
      {isAsking && currency !== undefined && balances.data && (
        <Proposal
          draft={{ currency, scheme, executionDate }}
          balances={balances.data}
          onInvalid={setError}
          close={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
