import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import type { ActiveFilter } from './active.ts';
import { t } from '../../texts/texts.ts';

/** A chip for each active filter, with a button that removes it. */
export const ActiveFilters = ({
  of,
  change,
  clear,
  focusSearch,
}: {
  readonly of: readonly ActiveFilter[];
  readonly change: (changed: Readonly<Record<string, string>>) => void;
  /** Removes all filters, and what is typed in their fields. */
  readonly clear: () => void;
  /** Called when the last chip is removed. */
  readonly focusSearch: () => void;
}) => {
  const box = useRef<HTMLUListElement>(null);
  if (of.length === 0) return null;
  const remove = (at: number) => {
    const chips = [...(box.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
    const next = chips[at + 1] ?? chips[at - 1];
    // The focus moves before its chip is removed.
    if (next) next.focus();
    else focusSearch();
    change(of[at]?.without ?? {});
  };
  return (
    <ul ref={box} className="active-filters" aria-label={t('catalog.activeFilters')}>
      {of.map(({ text }, at) => (
        <li key={text}>
          <button
            type="button"
            className="chip"
            aria-label={t('catalog.removeFilterText', { text })}
            onClick={() => remove(at)}
          >
            {text} <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button
          small
          onClick={() => {
            focusSearch();
            clear();
          }}
        >
          {t('catalog.clearAll')}
        </Button>
      </li>
    </ul>
  );
};
