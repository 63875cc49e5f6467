import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { useSession } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { balancesKey } from '../queries.ts';

/** Removes the payout details, which needs the password. */
export const RemoveDialog = ({ close }: { readonly close: () => void }) => {
  const { api, refresh } = useSession();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [password, setPassword] = useState('');
  const remove = async () => {
    await api.updateOwnArtist({ body: { payout: null, password } });
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: balancesKey })]);
    announce(t('payout.removed'));
  };
  return (
    <Confirm
      title={t('payout.remove')}
      consequence={t('payout.removalConsequence')}
      name={t('payout.remove')}
      act={remove}
      close={close}
    >
      <TextField
        label={t('payout.password')}
        type="password"
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </Confirm>
  );
};
