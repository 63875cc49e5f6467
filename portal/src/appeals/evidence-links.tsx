import { useRef } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { fieldError } from './use-request.ts';
import { t } from './texts/texts.ts';

const maxLinks = 10;

/** Links to documents. Files can be attached once the appeal is submitted. */
export const EvidenceLinks = ({
  urls,
  onChange,
  error,
}: {
  readonly urls: readonly string[];
  readonly onChange: (urls: readonly string[]) => void;
  readonly error: unknown;
}) => {
  const field = useRef<HTMLFieldSetElement>(null);
  const remove = (i: number) => {
    // The pressed button may be gone, so move the focus.
    field.current?.focus();
    onChange(urls.toSpliced(i, 1));
  };
  const listError = fieldError(error, 'evidence');
  return (
    <fieldset className="field evidence" tabIndex={-1} ref={field}>
      <legend>{t('appeals.evidenceOptional')}</legend>
      <p className="hint">{t('appeals.linksToDocumentsThatOur')}</p>
      {urls.map((url, i) => (
        <div className="evidence-line" key={i}>
          <TextField
            label={t('appeals.linkNumber', { number: i + 1 })}
            type="url"
            placeholder="https://"
            autoFocus
            value={url}
            onChange={(next) => onChange(urls.with(i, next))}
            error={fieldError(error, `evidence/${i}/url`)}
          />
          <Button small label={t('appeals.removeLink', { number: i + 1 })} onClick={() => remove(i)}>
            {t('appeals.remove')}
          </Button>
        </div>
      ))}
      {listError !== undefined && <p className="field-error">{listError}</p>}
      {urls.length < maxLinks && (
        <Button small onClick={() => onChange([...urls, ''])}>
          {urls.length === 0 ? t('appeals.addLink') : t('appeals.addAnotherLink')}
        </Button>
      )}
    </fieldset>
  );
};
