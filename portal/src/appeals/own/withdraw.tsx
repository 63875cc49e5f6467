import type { Appeal } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { apiOf } from '../api.ts';
import type { Own } from '../route.ts';
import { t } from '../texts/texts.ts';

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
    announce(t('appeals.appealWithdrawn'));
    onWithdrawn(appeal);
  };
  return (
    <p>
      <Button onClick={() => setIsConfirming(true)}>{t('appeals.withdrawAppeal')}</Button>
      {isConfirming && (
        <Confirm
          title={t('appeals.withdrawAppealQuestion')}
          name={t('appeals.withdrawAppealNow')}
          consequence={<p>{t('appeals.weStopReviewingYourAppeal')}</p>}
          act={withdraw}
          close={() => setIsConfirming(false)}
        />
      )}
    </p>
  );
};
