import type { Appeal } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';

export const Withdraw = ({
  own,
  withdrawn,
  refused,
}: {
  readonly own: Own;
  readonly withdrawn: (appeal: Appeal) => void;
  /** Told where it could not be: the appeal may have moved since it was read. */
  readonly refused: () => void;
}) => {
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = async () => {
    const { appealId } = own;
    const appeal = await apiOf(own)
      .withdrawAppeal({ appealId })
      .catch((fault: unknown) => {
        refused();
        throw fault;
      });
    announce('Your appeal was withdrawn');
    withdrawn(appeal);
  };
  return (
    <p>
      <Button onClick={() => setIsAsking(true)}>Withdraw the appeal …</Button>
      {isAsking && (
        <Confirm
          title="Withdraw the appeal?"
          name="Withdraw the appeal"
          consequence={
            <p>
              Nobody reviews it any more, and the decision stands unless something else undoes it. That cannot
              be taken back; while there is time to appeal the decision you may lodge another.
            </p>
          }
          act={withdraw}
          close={() => setIsAsking(false)}
        />
      )}
    </p>
  );
};
