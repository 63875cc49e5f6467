import type { Payee } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { isOneOf } from '../../../kit/display/names.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { StaffName } from '../staff-name.tsx';
import { useDecide } from './use-decide.ts';

type Reason = NonNullable<Payee['hold']>['reason'];

const reasons = [
  { value: 'identity', name: 'It is not clear who the payee is' },
  { value: 'sanctions', name: 'A sanctions list may name the payee' },
  { value: 'dispute', name: 'Someone contests what the account earned' },
  { value: 'request', name: 'The payee asked for it' },
] as const satisfies readonly { readonly value: Reason; readonly name: string }[];

const isReason = isOneOf(reasons.map(({ value }) => value));

const reasonName = (reason: Reason): string => reasons.find(({ value }) => value === reason)?.name ?? reason;

/** The hold of payouts to an account, and the decisions that begin and end it. */
export const Hold = ({
  payee,
  onDecided,
}: {
  readonly payee: Payee;
  readonly onDecided: (payee: Payee) => void;
}) => {
  const announce = useAnnounce();
  const decide = useDecide(payee);
  const [asked, setAsked] = useState<'hold' | 'release'>();
  const [reason, setReason] = useState<Reason>('identity');
  const { hold } = payee;
  const close = () => setAsked(undefined);
  const go = async (next: Reason | null) => {
    onDecided(await decide({ hold: next }));
    announce(next === null ? 'Payouts released' : 'Payouts held');
  };
  return (
    <Panel title="Hold">
      {hold ? (
        <p>
          {reasonName(hold.reason)}. Held since <Time at={hold.at} /> by <StaffName staffId={hold.by} />.
        </p>
      ) : (
        <p>Payouts to this account are not held.</p>
      )}
      <div className="panel-acts">
        {hold ? (
          <Button onClick={() => setAsked('release')}>Release payouts…</Button>
        ) : (
          <Button onClick={() => setAsked('hold')}>Hold payouts…</Button>
        )}
      </div>
      {asked === 'hold' && (
        <Confirm
          title="Hold payouts to this account?"
          name="Hold payouts"
          act={() => go(reason)}
          close={close}
          consequence={
            <p>
              No run contains the account, and no proposed run with it can be approved, until the hold ends.
            </p>
          }
        >
          <Select
            label="Reason"
            value={reason}
            onChange={(value) => {
              if (isReason(value)) setReason(value);
            }}
            options={reasons}
          />
        </Confirm>
      )}
      {asked === 'release' && (
        <Confirm
          title="Release payouts to this account?"
          name="Release payouts"
          tone="primary"
          act={() => go(null)}
          close={close}
          consequence={<p>The next run can contain the account.</p>}
        />
      )}
    </Panel>
  );
};
