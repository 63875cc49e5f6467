import { ApiProblem } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { useShowOnce } from '../../kit/controls/secret.tsx';
import { explain, isWorthAnotherTry, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { t } from '../../texts/texts.ts';

const isSlugTaken = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'SLUG_TAKEN';
const isUsed = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404;

/**
 * Creates the platform of a link when the user asks for it, because programs of mail servers open links too. Shows
 * the API key once, and then calls `onStored`.
 */
export const ConfirmForm = ({
  code,
  onStored,
  startOver,
}: {
  readonly code: string;
  readonly onStored: (apiKey: string) => void;
  readonly startOver: () => void;
}) => {
  const showOnce = useShowOnce();
  const [slug, setSlug] = useState('');
  const [asksForSlug, setAsksForSlug] = useState(false);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  // The service may have created the platform although no response with its key arrived.
  const [mayExist, setMayExist] = useState(false);
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const body = { code, ...(slug.trim() !== '' && { slug: slug.trim() }) };
      const { name, apiKey } = await anonymousApi.confirmRegistration({ body });
      showOnce({
        title: t('session.nameIsRegistered', { name }),
        secrets: [[t('session.apiKey'), apiKey]],
        more: <p>{t('session.youSignInToThis')}</p>,
        onStored: () => onStored(apiKey),
      });
    } catch (fault) {
      setError(fault);
      setMayExist((before) => before || isWorthAnotherTry(fault));
      setAsksForSlug((before) => before || isSlugTaken(fault));
      setBusy(false);
    }
  };
  const fieldError = isSlugTaken(error) ? explain(error) : memberError(error, 'slug');
  if (isUsed(error)) {
    return (
      <>
        <Notice tone="bad">{mayExist ? t('session.anEarlierAttemptGotNo') : explain(error)}</Notice>
        <Button tone="primary" wide onClick={startOver}>
          {t('session.registerAgain')}
        </Button>
      </>
    );
  }
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate>
      <p>{t('session.yourEmailAddressIsConfirmed')}</p>
      {asksForSlug && (
        <TextField
          label={t('session.anotherSlug')}
          value={slug}
          onChange={setSlug}
          error={fieldError}
          autoFocus
        />
      )}
      {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy} wide>
        {t('session.createPlatform')}
      </Button>
    </form>
  );
};
