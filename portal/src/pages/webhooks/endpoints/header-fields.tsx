import { useRef } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { t } from '../../../texts/texts.ts';
import type { HeaderDraft } from './header-draft.ts';

const max = 10;
/** Shown in place of a stored value, which the service never returns. */
const mask = '••••••••';

/** The custom headers of an endpoint. Stored values are masked: a new value replaces one, an empty field keeps it. */
export const HeaderFields = ({
  headers,
  onChange,
  errorOf,
}: {
  readonly headers: readonly HeaderDraft[];
  readonly onChange: (headers: readonly HeaderDraft[]) => void;
  readonly errorOf: (header: HeaderDraft) => string | undefined;
}) => {
  const put = (place: number, changed: Partial<HeaderDraft>) =>
    onChange(headers.map((header, n) => (n === place ? { ...header, ...changed } : header)));
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const remove = (place: number) => {
    onChange(headers.filter((_, n) => n !== place));
    // The next row takes the place and the focus; the last one leaves it to the button below.
    if (place === headers.length - 1)
      fieldset.current?.querySelector<HTMLElement>(':scope > .button')?.focus();
  };
  return (
    <fieldset ref={fieldset} className="field">
      <legend>{t('endpoints.customHeaders')}</legend>
      <p className="hint">{t('endpoints.customHeadersHint')}</p>
      {headers.map((header, n) => (
        <div className="header-field" key={n}>
          <TextField
            label={t('endpoints.headerName', { n: n + 1 })}
            value={header.name}
            onChange={(name) => put(n, { name })}
            readOnly={header.isStored}
            error={errorOf(header)}
          />
          <TextField
            label={t('endpoints.headerValue', { n: n + 1 })}
            value={header.value}
            onChange={(value) => put(n, { value })}
            {...(header.isStored && { placeholder: mask })}
          />
          <Button label={t('endpoints.removeHeader', { n: n + 1 })} onClick={() => remove(n)}>
            {t('endpoints.remove')}
          </Button>
        </div>
      ))}
      {headers.length < max && (
        <Button onClick={() => onChange([...headers, { name: '', value: '', isStored: false }])}>
          {t('endpoints.addHeader')}
        </Button>
      )}
    </fieldset>
  );
};
