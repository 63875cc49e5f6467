import { ApiProblem, type PayoutRun } from '@platform-licensing/client';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { count, money, utcDay } from '../../../kit/display/format.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { useMember } from '../../session/session.tsx';
import { schemeNames } from './names.ts';
import { useRunActs } from './queries.ts';
import { runStep, type RunStep } from './run-step.ts';

type Act = 'approved' | 'canceled' | 'sent' | 'paid';

/** Says what the member can do, or why nothing. */
const steps: Readonly<Record<RunStep, ReactNode>> = {
  'own-proposal': <p>You proposed this run, so another member of finance must approve it.</p>,
  late: (
    <Notice tone="warn">
      The execution date is past, so this run can no longer be approved. Cancel it, and propose it again.
    </Notice>
  ),
  approve: (
    <p>
      Read the payouts, and approve the run. It is rejected if a payee is on hold or no longer verified, or if
      its payout details have changed since the proposal.
    </p>
  ),
  send: <p>Download the file, give it to the bank, and mark the run as sent.</p>,
  confirm: (
    <p>
      Mark the run as paid when the bank has booked it. If the bank returns a transfer, record the return of
      its payout.
    </p>
  ),
  paid: <p>The bank has booked this run. If it returns a transfer, record the return of its payout.</p>,
  canceled: <p>This run was canceled before its approval. Nothing was booked.</p>,
};

const actsOf: Readonly<Record<RunStep, readonly Act[]>> = {
  'own-proposal': ['canceled'],
  late: ['canceled'],
  approve: ['approved', 'canceled'],
  send: ['sent'],
  confirm: ['paid'],
  paid: [],
  canceled: [],
};

interface Question {
  /** The button that asks the question, and the one that answers it. */
  readonly name: string;
  readonly title: string;
  readonly consequence: string;
  readonly tone: 'danger' | 'primary';
  readonly done: string;
}

const questions: Readonly<Record<Act, Question>> = {
  approved: {
    name: 'Approve run',
    title: 'Approve this run?',
    consequence:
      'The amounts leave the balances of the payees, and the file for the bank can be downloaded. An approved run cannot be canceled.',
    tone: 'danger',
    done: 'Run approved',
  },
  canceled: {
    name: 'Cancel run',
    title: 'Cancel this run?',
    consequence: 'Nothing was booked. The balances can be proposed again.',
    tone: 'danger',
    done: 'Run canceled',
  },
  sent: {
    name: 'Mark as sent',
    title: 'Has the bank received the file?',
    consequence: 'Nothing is booked. From now on, you can record returned payouts.',
    tone: 'primary',
    done: 'Run marked as sent',
  },
  paid: {
    name: 'Mark as paid',
    title: 'Has the bank booked this run?',
    consequence: 'The sum, without what was returned before, is booked from clearing to the bank.',
    tone: 'primary',
    done: 'Run marked as paid',
  },
};

/** The next step of a run, and the steps that the member can take. */
export const NextStep = ({ run }: { readonly run: PayoutRun }) => {
  const { runId, payouts, total, currency, scheme, executionDate } = run;
  const { staffId } = useMember();
  const announce = useAnnounce();
  const { advance, readAgain } = useRunActs();
  const [act, setAct] = useState<Act>();
  const [rejected, setRejected] = useState<string>();
  const step = runStep(run, staffId, useNow());
  const go = async (chosen: Act) => {
    setRejected(undefined);
    try {
      await advance(runId, chosen);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
      // The page shows the current run, with the reason.
      setRejected(explain(error));
      void readAgain(runId);
      return;
    }
    announce(questions[chosen].done);
  };
  return (
    <Panel title="Next step">
      {rejected !== undefined && <Notice tone="bad">Nothing was changed. {rejected}</Notice>}
      {steps[step]}
      {actsOf[step].length > 0 && (
        <div className="panel-acts">
          {actsOf[step].map((one) => (
            <Button key={one} tone={one === 'canceled' ? 'plain' : 'primary'} onClick={() => setAct(one)}>
              {questions[one].name}…
            </Button>
          ))}
        </div>
      )}
      {act && (
        <Confirm
          title={questions[act].title}
          name={questions[act].name}
          tone={questions[act].tone}
          dismiss="Back"
          act={() => go(act)}
          close={() => setAct(undefined)}
          consequence={
            <>
              <p>{questions[act].consequence}</p>
              <Facts
                of={[
                  ['Payouts', count(payouts)],
                  ['Total', money({ amount: total, currency })],
                  ['Scheme', schemeNames[scheme]],
                  ['Execution date', utcDay(executionDate)],
                ]}
              />
            </>
          }
        />
      )}
    </Panel>
  );
};
