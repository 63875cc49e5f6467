import { ApiProblem, type Payee } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { StaffName } from '../staff-name.tsx';
import { isVerified } from './decided.ts';
import { accountFacts } from './payee-facts.tsx';
import { useDecide } from './use-decide.ts';

const State = ({ payee }: { readonly payee: Payee }) => {
  const { details, verified } = payee;
  if (!details) return <p className="soft">There are no payout details to verify.</p>;
  if (!verified) return <p>Nobody has verified the holder of these details yet.</p>;
  return (
    <p>
      {isVerified(payee)
        ? 'The holder of these details was verified on '
        : 'These details are not verified. Earlier details were verified on '}
      <Time at={verified.at} /> by <StaffName staffId={verified.by} />.
    </p>
  );
};

/** Whether the holder of the payout details is verified, and the decision that it is. */
export const Verification = ({
  payee,
  onDecided,
  onRejected,
}: {
  readonly payee: Payee;
  readonly onDecided: (payee: Payee) => void;
  /** Called if the details were changed meanwhile. */
  readonly onRejected: (error: unknown) => void;
}) => {
  const announce = useAnnounce();
  const decide = useDecide(payee);
  const [isAsking, setIsAsking] = useState(false);
  const { details } = payee;
  const verify = async (verifiedDetailsAt: string) => {
    try {
      onDecided(await decide({ verifiedDetailsAt }));
      announce('Payee verified');
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
      onRejected(error);
    }
  };
  return (
    <Panel title="Verification">
      <State payee={payee} />
      {details && !isVerified(payee) && (
        <div className="panel-acts">
          <Button tone="primary" onClick={() => setIsAsking(true)}>
            Verify…
          </Button>
        </div>
      )}
      {isAsking && details && (
        <Confirm
          title="Verify the holder of these details?"
          name="Verify"
          tone="primary"
          act={() => verify(details.changedAt)}
          close={() => setIsAsking(false)}
          consequence={
            <>
              <p>
                You have checked the legal name, the address, and the birth date or registration number of the
                holder: they are those of the person or company to which the account belongs.
              </p>
              <p>The service records that you have verified these details. Other details are not verified.</p>
              <Facts of={[['Holder', details.holder], ...accountFacts(details)]} />
            </>
          }
        />
      )}
    </Panel>
  );
};
