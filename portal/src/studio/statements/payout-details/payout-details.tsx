import type { OwnBalances } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { lazyPage } from '../../../kit/feedback/lazy-page.tsx';
import { Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { useSession } from '../../session/session.tsx';
import { rich, t } from '../../texts/texts.ts';
import { balancesKey, useBalances } from '../queries.ts';

const EditDialog = lazyPage('EditDialog', async () => (await import('./edit-dialog.tsx')).EditDialog, 1);
const RemoveDialog = lazyPage(
  'RemoveDialog',
  async () => (await import('./remove-dialog.tsx')).RemoveDialog,
  1,
);

type Obstacles = OwnBalances['obstacles'];

/** Says what happens next with the payout details, in the order in which it happens. */
const NextSteps = ({
  obstacles,
  heldUntil,
}: {
  readonly obstacles: Obstacles;
  readonly heldUntil: string;
}) => (
  <ul>
    {obstacles.includes('on_hold') && <li>{t('payout.weHoldPayouts')}</li>}
    {obstacles.includes('details_changed') && (
      <li>{rich('payout.noPayoutsUntil', { time: <Time at={heldUntil} /> })}</li>
    )}
    {obstacles.includes('unverified') && <li>{t('payout.weVerifyTheHolder')}</li>}
    {obstacles.length === 0 && <li>{t('payout.nothingIsMissing')}</li>}
  </ul>
);

const verificationOf = (obstacles: Obstacles) =>
  obstacles.includes('unverified') ? (
    <Tag tone="warn">{t('payout.notVerified')}</Tag>
  ) : (
    <Tag tone="good">{t('payout.verified')}</Tag>
  );

/**
 * Returns the payout details of the account; undefined if its session or its obstacles say that there are none. Reads both again if they
 * disagree, because the details were changed elsewhere.
 */
const usePayout = () => {
  const { account, refresh } = useSession();
  const queries = useQueryClient();
  const { data } = useBalances();
  const { payout } = account;
  const hasNone = data?.obstacles.includes('no_details');
  const disagree = hasNone === (payout !== undefined);
  useEffect(() => {
    if (disagree) void Promise.all([refresh(), queries.invalidateQueries({ queryKey: balancesKey })]);
  }, [disagree, queries, refresh]);
  return hasNone === true ? undefined : payout;
};

/** Where the account is paid, whether it can be, and what happens next. */
export const PayoutDetails = () => {
  const { session } = useSession();
  const balances = useBalances();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const payout = usePayout();
  const close = () => setOpen(undefined);
  const isConfirmed = session.member.emailVerified;
  return (
    <Panel
      title={t('payout.title')}
      acts={
        isConfirmed && (
          <>
            {payout && <Button onClick={() => setOpen('remove')}>{t('payout.remove')}</Button>}
            <Button onClick={() => setOpen('edit')}>{payout ? t('payout.change') : t('payout.add')}</Button>
          </>
        )
      }
    >
      {!isConfirmed && <Notice>{t('payout.confirmYourAddressFirst')}</Notice>}
      {payout ? (
        <QueryView query={balances} rows={3} label={t('payout.loading')}>
          {({ obstacles }) => (
            <>
              <Facts
                of={[
                  [t('payout.account'), payout.masked],
                  [t('payout.changed'), <Time key="changed" at={payout.changedAt} />],
                  [t('payout.verification'), verificationOf(obstacles)],
                ]}
              />
              <h3>{t('payout.whatHappensNext')}</h3>
              <NextSteps obstacles={obstacles} heldUntil={payout.heldUntil} />
            </>
          )}
        </QueryView>
      ) : (
        <p>{t('payout.none')}</p>
      )}
      {open === 'edit' && <EditDialog close={close} />}
      {open === 'remove' && <RemoveDialog close={close} />}
    </Panel>
  );
};
