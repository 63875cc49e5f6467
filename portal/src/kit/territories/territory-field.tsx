import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { countryOf } from '../display/format.ts';
import { capital } from '../display/names.ts';
import {
  matching,
  splitTerritories,
  takeTyped,
  territoryError,
  territoryHint,
  territoryText,
  toggleTerritory,
  withTerritory,
} from './territories.ts';
import { t } from './texts.ts';
import './territory-field.css';

const nameOf = (code: string): string => capital(countryOf(code));

/**
 * A combobox for several territories. Its value is text: see `TerritoryText`. What is typed can be a name, a code, or
 * a list of codes, and is taken with Enter, a comma, or when the focus leaves the field.
 */
export const TerritoryField = ({
  label,
  value,
  onChange,
  none,
  error,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The hint while no territory is selected. */
  readonly none: string;
  readonly error?: string | undefined;
}) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const { selected, typed } = splitTerritories(value);
  const options = isOpen ? matching(typed) : [];
  const at = active === undefined ? -1 : options.indexOf(active);
  const shownError = isFocused ? error : (territoryError(value) ?? error);
  const optionId = (code: string) => `${id}-${code}`;
  useEffect(() => {
    if (active !== undefined) list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const close = () => {
    setIsOpen(false);
    setActive(undefined);
  };
  const toggle = (code: string) => {
    onChange(territoryText(toggleTerritory(selected, code)));
    close();
  };
  const move = (by: number) => {
    const shown = isOpen ? options : matching(typed);
    const next = shown[(at + by + shown.length + (at < 0 && by < 0 ? 1 : 0)) % shown.length];
    setIsOpen(true);
    setActive(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && active !== undefined) toggle(active);
    else if (event.key === 'Enter' && typed.trim() !== '') {
      const found = matching(typed);
      const [first] = found;
      const taken = takeTyped(value);
      if (taken === value && first !== undefined && found.length > 1) {
        // Several countries match: the first is highlighted, and another press of the key selects it.
        setIsOpen(true);
        setActive(first);
      } else {
        onChange(
          taken === value && first !== undefined ? territoryText(withTerritory(selected, first)) : taken,
        );
        close();
      }
    } else if (event.key === 'Backspace' && typed === '' && selected.length > 0) {
      onChange(territoryText(selected.slice(0, -1)));
    } else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    const next = territoryText(selected, text);
    onChange(/[,;]\s*$/.test(text) ? takeTyped(next) : next);
    setIsOpen(text.trim() !== '');
    setActive(undefined);
  };
  const remove = (code: string) => {
    onChange(
      territoryText(
        selected.filter((one) => one !== code),
        typed,
      ),
    );
    input.current?.focus();
  };
  return (
    <div className="field territories">
      <label htmlFor={id}>{label}</label>
      <div className="territory-box">
        {selected.map((code) => (
          <button
            key={code}
            type="button"
            className="chip"
            aria-label={t('territories.removeCode', { code: nameOf(code) })}
            onClick={() => remove(code)}
          >
            {nameOf(code)} <X size={14} aria-hidden="true" />
          </button>
        ))}
        <input
          id={id}
          ref={input}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 || active === undefined ? undefined : optionId(active)}
          aria-describedby={shownError === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
          aria-invalid={shownError === undefined ? undefined : true}
          autoComplete="off"
          spellCheck={false}
          placeholder={selected.length === 0 ? t('territories.country') : ''}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onClick={() => setIsOpen(true)}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            close();
            if (typed.trim() !== '') onChange(takeTyped(value));
          }}
        />
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('territories.countries')}
          aria-multiselectable="true"
          hidden={options.length === 0}
        >
          {options.map((code) => (
            <li
              key={code}
              id={optionId(code)}
              role="option"
              aria-selected={selected.includes(code)}
              className={code === active ? 'active' : undefined}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => toggle(code)}
            >
              {nameOf(code)} <span className="soft">{code === 'WORLD' ? '' : code}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="hint" id={`${id}-hint`} aria-live="polite">
        {isFocused && territoryError(value) !== undefined
          ? t('territories.selectACountryOrEnter')
          : territoryHint(value, none)}
      </p>
      {shownError !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {shownError}
        </p>
      )}
    </div>
  );
};
