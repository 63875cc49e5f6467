import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useRecordChanged } from './queries.ts';
import { rich, t } from '../../texts/texts.ts';

/** Returns the code in the fragment of an emailed link, and removes it from the address. */
const takeContactCode = (): string => {
  const code = new URLSearchParams(globalThis.location.hash.slice(1)).get('contact') ?? '';
  if (code !== '') {
    globalThis.history.replaceState(null, '', globalThis.location.pathname + globalThis.location.search);
  }
  return code;
};

/** Confirms a new contact address with the code that was emailed to it. */
export const ConfirmContact = ({ email }: { readonly email: string }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useRecordChanged();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    setCode(takeContactCode());
  }, []);
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await api.confirmPlatformContact({ slug, body: { code: code.trim() } });
      announce(t('settings.contactEmailChangedToEmail', { email }));
      await changed();
    } catch (fault) {
      setError(
        explain(fault, {
          404: t('settings.thisCodeIsInvalidOr'),
        }),
      );
      setBusy(false);
    }
  };
  return (
    <Notice tone="warn">
      <p>{rich('settings.weSentACodeTo', { email: <strong>{email}</strong> })}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <TextField label={t('settings.codeFromTheEmail')} value={code} onChange={setCode} error={error} />
        <Button type="submit" tone="primary" busy={busy} disabled={code.trim() === ''}>
          {t('settings.confirmAddress')}
        </Button>
      </form>
    </Notice>
  );
};
