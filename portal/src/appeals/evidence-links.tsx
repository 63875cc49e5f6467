import { useRef } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { flawIn } from './use-request.ts';

const most = 10;

/** Links to documents. Files are attached to an appeal that was lodged. */
export const Evidence = ({
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
    // What was pressed may be gone.
    field.current?.focus();
    onChange(urls.toSpliced(i, 1));
  };
  const whole = flawIn(error, 'evidence');
  return (
    <fieldset className="field evidence" tabIndex={-1} ref={field}>
      <legend>What proves it</legend>
      <p className="hint">
        Links to contracts, registrations or mails that staff can open. Only staff sees them. Files are
        attached on the page of your appeal. You may leave this out.
      </p>
      {urls.map((url, i) => (
        <div className="evidence-line" key={i}>
          <TextField
            label={`Link ${i + 1}`}
            type="url"
            placeholder="https://"
            autoFocus
            value={url}
            onChange={(next) => onChange(urls.with(i, next))}
            error={flawIn(error, `evidence/${i}/url`)}
          />
          <Button small label={`Remove link ${i + 1}`} onClick={() => remove(i)}>
            Remove
          </Button>
        </div>
      ))}
      {whole !== undefined && <p className="flaw">{whole}</p>}
      {urls.length < most && (
        <Button small onClick={() => onChange([...urls, ''])}>
          {urls.length === 0 ? 'Add a link' : 'Add another link'}
        </Button>
      )}
    </fieldset>
  );
};
