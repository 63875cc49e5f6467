import type { Payee } from '@platform-licensing/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { explain, isMissing } from '../../../kit/feedback/errors.ts';
import { Empty, Notice } from '../../../kit/feedback/states.tsx';
import { isAdmin } from '../../roles.ts';
import { useApi, useMember } from '../../session/session.tsx';
import { Balances, Details, PayeeFacts } from './payee-facts.tsx';
import { Hold } from './hold.tsx';
import { Verification } from './verification.tsx';
import '../../records/records.css';
import '../finance.css';

/** An account as a payee. Its payout details are read only when the member asks for them, and not kept when the member leaves the page. */
export const PayeePage = ({ accountId }: { readonly accountId: string }) => {
  const api = useApi();
  const member = useMember();
  const [payee, setPayee] = useState<Payee>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const show = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setPayee(await api.getPayee({ accountId }));
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  /** Hides what is out of date, and says why nothing was decided. */
  const onRejected = (fault: unknown) => {
    setPayee(undefined);
    setError(fault);
  };
  return (
    <>
      <PageHead title={payee?.name ?? 'Payee'} back={{ href: '/finance/payees', name: 'Payees' }}>
        {payee && <Button onClick={() => setPayee(undefined)}>Hide details</Button>}
        {isAdmin(member) && (
          <Link className="button" href={`/audit-log?subject=${accountId}`}>
            View audit log
          </Link>
        )}
      </PageHead>
      {!payee && (
        <Panel title="Payee">
          {isMissing(error) ? (
            <Empty title="There is no such payee." />
          ) : (
            <>
              {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
              <Facts of={[['Account ID', <CopiedId key="id" id={accountId} what="account ID" />]]} />
              <p>
                The payout details are hidden. The audit log records your name each time that you show them.
              </p>
              <div className="panel-acts">
                <Button tone="primary" busy={busy} onClick={() => void show()}>
                  Show details
                </Button>
              </div>
            </>
          )}
        </Panel>
      )}
      {payee && (
        <>
          <div className="columns">
            <Details of={payee} />
            <PayeeFacts of={payee} />
          </div>
          <div className="columns">
            <Verification payee={payee} onDecided={setPayee} onRejected={onRejected} />
            <Hold payee={payee} onDecided={setPayee} />
          </div>
          <Balances of={payee} />
        </>
      )}
    </>
  );
};
