import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

const members = ['name', 'email', 'ipi', 'society'] as const;

/** Creates a party, which can then be chosen in the shares. */
export const PartyDialog = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [entered, setEntered] = useState({ name: '', email: '', ipi: '', society: '' });
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { name, ...others } = entered;
      const given = Object.entries(others).filter(([, value]) => value.trim() !== '');
      const body = {
        name: name.trim(),
        ...Object.fromEntries(given.map(([key, value]) => [key, value.trim()])),
      };
      await api.createParty({ body });
      await queries.invalidateQueries({ queryKey: ['parties'] });
      announce(t('track.partyCreated', { name: body.name }));
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void create();
  };
  const field = (name: (typeof members)[number], label: string, hint?: string) => (
    <TextField
      label={label}
      type={name === 'email' ? 'email' : 'text'}
      value={entered[name]}
      onChange={(value) => setEntered((before) => ({ ...before, [name]: value }))}
      error={memberError(error, name)}
      {...(hint !== undefined && { hint })}
    />
  );
  const isShown = members.some((name) => memberError(error, name) !== undefined);
  return (
    <Dialog title={t('track.newParty')} close={close} busy={busy}>
      <form onSubmit={submit} noValidate>
        {field('name', t('track.partyName'))}
        {field('email', t('track.partyEmail'), t('track.partyEmailHint'))}
        {field('ipi', t('track.ipi'), t('track.optional'))}
        {field('society', t('track.society'), t('track.societyHint'))}
        {error !== undefined && !isShown && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button tone="primary" type="submit" busy={busy} disabled={entered.name.trim() === ''}>
            {t('track.createParty')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
