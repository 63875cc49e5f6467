import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { countryOptions } from '../../../kit/territories/countries.ts';
import { useSession } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { balancesKey } from '../queries.ts';
import { emptyPayout, isFilledIn, requestOf, type PayoutDraft } from './payout-draft.ts';

type Texts = 'holder' | 'iban' | 'bic' | 'bankCode' | 'accountNumber';
const members = ['holder', 'iban', 'bic', 'country', 'bankCode', 'accountNumber'] as const;

/** Sets other payout details, which needs the password. Nobody can read the earlier ones, so all are entered. */
export const EditDialog = ({ close }: { readonly close: () => void }) => {
  const { api, refresh } = useSession();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(emptyPayout);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<PayoutDraft>) => setDraft((before) => ({ ...before, ...part }));
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await api.updateOwnArtist({ body: requestOf(draft) });
    } catch (fault) {
      setError(fault);
      setBusy(false);
      return;
    }
    await Promise.all([refresh(), queries.invalidateQueries({ queryKey: balancesKey })]);
    announce(t('payout.saved'));
    close();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  const errorOf = (name: (typeof members)[number]) => memberError(error, `payout/${name}`);
  const passwordError = memberError(error, 'password');
  const isShown = passwordError !== undefined || members.some((name) => errorOf(name) !== undefined);
  const field = (name: Texts, label: string, hint?: string) => (
    <TextField
      label={label}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorOf(name)}
      {...(hint !== undefined && { hint })}
    />
  );
  return (
    <Dialog title={t('payout.title')} close={close} busy={busy}>
      <form onSubmit={submit} noValidate>
        <p className="soft">{t('payout.onePerAccount')}</p>
        <Select
          label={t('payout.type')}
          value={draft.type}
          onChange={(type) => change({ type: type === 'account' ? 'account' : 'iban' })}
          options={[
            { value: 'iban', name: t('payout.type.iban') },
            { value: 'account', name: t('payout.type.account') },
          ]}
        />
        {field('holder', t('payout.holder'), t('payout.holderHint'))}
        {draft.type === 'iban' ? (
          <>
            {field('iban', t('payout.iban'))}
            {field('bic', t('payout.bic'), t('track.optional'))}
          </>
        ) : (
          <>
            <Select
              label={t('payout.country')}
              value={draft.country}
              onChange={(country) => change({ country })}
              options={[{ value: '', name: t('gate.choose') }, ...countryOptions()]}
              error={errorOf('country')}
            />
            {field('bankCode', t('payout.bankCode'), t('payout.bankCodeHint'))}
            {field('accountNumber', t('payout.accountNumber'))}
          </>
        )}
        <TextField
          label={t('payout.password')}
          type="password"
          name="password"
          value={draft.password}
          onChange={(password) => change({ password })}
          autoComplete="current-password"
          error={passwordError}
        />
        <p className="soft">{t('payout.consequence')}</p>
        {error !== undefined && !isShown && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button tone="primary" type="submit" busy={busy} disabled={!isFilledIn(draft)}>
            {t('payout.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
