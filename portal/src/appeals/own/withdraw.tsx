import type { Appeal } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';

export const Withdraw = ({
  own,
  onWithdrawn,
  onFailed,
}: {
  readonly own: Own;
  readonly onWithdrawn: (appeal: Appeal) => void;
  /** Called if the request failed: the appeal may have changed since it was loaded. */
  readonly onFailed: () => void;
}) => {
  const announce = useAnnounce();
  const [isConfirming, setIsConfirming] = useState(false);
  const withdraw = async () => {
    const { appealId } = own;
    const appeal = await apiOf(own)
      .withdrawAppeal({ appealId })
      .catch((fault: unknown) => {
        onFailed();
        throw fault;
      });
    announce('Appeal withdrawn');
    onWithdrawn(appeal);
  };
  return (
    <p>
      <Button onClick={() => setIsConfirming(true)}>Withdraw appeal…</Button>
      {isConfirming && (
        <Confirm
          title="Withdraw appeal?"
          name="Withdraw appeal"
          consequence={
            <p>
              We stop reviewing your appeal, and the decision stays in force. You cannot undo this. You can
              submit a new appeal until the deadline.
            </p>
          }
          act={withdraw}
          close={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
};
