import { useCallback, useRef, useState, type ReactNode } from 'react';
import { DebouncedField } from '../../kit/controls/debounced-field.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { isOneOf } from '../../kit/display/names.ts';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { useSlash } from '../../kit/hooks/use-slash.ts';

type Change = (changed: Readonly<Record<string, string>>) => void;

/** The filters of a list, in the address. */
export interface Filters {
  /** Returns the value of a filter; undefined if it is not set. */
  readonly text: (name: string) => string | undefined;
  /** Returns the value of a filter if it is one of these. */
  readonly oneOf: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  readonly change: Change;
  /** Removes all filters. Undefined if there are none. */
  readonly clear: (() => void) | undefined;
  /** How often the filters were cleared. Each time, the text fields drop text that they have not reported yet. */
  readonly clears: number;
}

/** Reads the filters of these names. */
export const useListFilters = (names: readonly string[]): Filters => {
  const [filters, change] = useFilters();
  const [clears, setClears] = useState(0);
  const text = (name: string) => filters.get(name)?.trim() || undefined;
  const isFiltered = names.some((name) => text(name) !== undefined);
  return {
    text,
    oneOf: (name, values) => {
      const value = text(name) ?? '';
      return isOneOf(values)(value) ? value : undefined;
    },
    change,
    clear: isFiltered
      ? () => {
          change(Object.fromEntries(names.map((name) => [name, ''])));
          setClears((before) => before + 1);
        }
      : undefined,
    clears,
  };
};

const searchable = /[\p{L}\p{N}]/u;

const textError = (q: string): string | undefined => {
  if (q.trim() !== '' && !searchable.test(q)) return 'Enter a letter or a digit.';
  return q.length > 100 ? 'Enter at most 100 characters.' : undefined;
};

/** The search field and the other filters. `/` moves the focus to the search. */
export const FilterBar = ({
  filters: { text, change, clears },
  name = 'q',
  label,
  placeholder,
  check = textError,
  children,
}: {
  readonly filters: Filters;
  /** The filter of the search field. */
  readonly name?: string;
  /** The label of the search field. */
  readonly label: string;
  readonly placeholder: string;
  readonly check?: (text: string) => string | undefined;
  readonly children?: ReactNode;
}) => {
  const bar = useRef<HTMLElement>(null);
  useSlash(() => bar.current?.querySelector('input')?.focus());
  const search = useCallback((value: string) => change({ [name]: value }), [change, name]);
  return (
    <search className="filter-bar" ref={bar}>
      <DebouncedField
        key={clears}
        label={label}
        type="search"
        placeholder={placeholder}
        value={text(name) ?? ''}
        check={check}
        onSettled={search}
      />
      {children}
    </search>
  );
};

/** A filter with fixed values. */
export const FilterSelect = ({
  filters: { text, change },
  name,
  label,
  options,
  unset = 'Any',
}: {
  readonly filters: Filters;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  /** The name of the option that is chosen while the filter is not set. */
  readonly unset?: string;
}) => (
  <Select
    label={label}
    value={text(name) ?? ''}
    onChange={(value) => change({ [name]: value })}
    options={[{ value: '', name: unset }, ...options]}
  />
);

/** A filter with an exact value, such as an ID. */
export const FilterText = ({
  filters: { text, change, clears },
  name,
  label,
  placeholder,
  check,
}: {
  readonly filters: Filters;
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly check?: (text: string) => string | undefined;
}) => {
  const settled = useCallback((value: string) => change({ [name]: value }), [change, name]);
  return (
    <DebouncedField
      key={clears}
      label={label}
      placeholder={placeholder}
      value={text(name) ?? ''}
      onSettled={settled}
      {...(check && { check })}
    />
  );
};

/** Returns the error of a text that is not an ID or slug. */
export const idError = (text: string): string | undefined =>
  /^[\w-]{0,80}$/.test(text.trim()) ? undefined : 'An ID can contain only letters, digits, - and _.';

/** A filter for a platform by its slug or ID. */
export const PlatformFilter = ({ filters }: { readonly filters: Filters }) => (
  <FilterText filters={filters} name="platform" label="Platform" placeholder="Slug or ID" check={idError} />
);

/** Returns the error of a text that is not a track ID. */
export const trackIdError = (text: string): string | undefined =>
  /^(trk_[0-9A-HJKMNP-TV-Z]{26})?$/.test(text.trim()) ? undefined : 'Enter a complete track ID: trk_…';
