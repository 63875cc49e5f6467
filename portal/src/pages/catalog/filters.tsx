import type { TrackPage } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Choices, Select } from '../../kit/controls/field.tsx';
import { count } from '../../kit/display/format.ts';
import { Loading } from '../../kit/feedback/states.tsx';
import { called, capital, contentTypes } from '../../kit/display/names.ts';
import { codesOf, splitTerritories, territoryText } from '../../kit/territories/territories.ts';
import { TerritoryField } from '../../kit/territories/territory-field.tsx';
import { DebouncedField } from '../../kit/controls/debounced-field.tsx';
import { facets, narrowing, rangeNames, ranges, several, type RangeName } from './filter-names.ts';
import { facetValue } from './vocabulary.ts';
import { rangeIssue, releasedIssue } from './criteria.ts';
import { t } from '../../texts/texts.ts';

type Change = (changed: Readonly<Record<string, string>>) => void;
type Counts = NonNullable<TrackPage['facets']>[string];

const shownAtFirst = 8;

/** The values of a facet with their numbers of tracks. Selected values are always listed. */
const Facet = ({
  filter,
  name,
  counts,
  chosen,
  onChange,
}: {
  readonly filter: string;
  readonly name: string;
  readonly counts: Counts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) => {
  const [isExpanded, setIsExpanded] = useState(false);
  const unlisted = chosen.filter((value) => !counts.some((one) => one.value === value));
  const all = [...counts, ...unlisted.map((value) => ({ value, count: 0 }))];
  if (all.length === 0) return null;
  const shown = isExpanded ? all : all.filter(({ value }, at) => at < shownAtFirst || chosen.includes(value));
  return (
    <div className="facet">
      <Choices
        label={name}
        chosen={chosen}
        onChange={onChange}
        options={shown.map(({ value, count: tracks }) => ({
          value,
          name: (
            <>
              {facetValue(filter, value)} <span className="facet-count">{count(tracks)}</span>
            </>
          ),
        }))}
      />
      {all.length > shownAtFirst && (
        <Button
          small
          label={
            isExpanded
              ? t('catalog.showFewerName', { name })
              : t('catalog.showAllLengthName', { length: all.length, name })
          }
          onClick={() => setIsExpanded((before) => !before)}
        >
          {isExpanded ? t('catalog.showFewer') : t('catalog.showAllLength', { length: all.length })}
        </Button>
      )}
    </div>
  );
};

const Range = ({
  range,
  filters,
  change,
}: {
  readonly range: RangeName;
  readonly filters: URLSearchParams;
  readonly change: Change;
}) => {
  const unit = ranges[range].unit();
  return (
    <div className="range">
      {(['Min', 'Max'] as const).map((end) => (
        <DebouncedField
          key={end}
          type="number"
          label={end === 'Min' ? t('catalog.minUnit', { unit }) : t('catalog.maxUnit', { unit })}
          value={filters.get(range + end) ?? ''}
          error={end === 'Min' ? rangeIssue(filters, range) : undefined}
          onSettled={(value) => change({ [range + end]: value })}
        />
      ))}
    </div>
  );
};

/** The first and the last release date, one below the other: side by side a date would be cut off. */
const Released = ({ filters, change }: { readonly filters: URLSearchParams; readonly change: Change }) =>
  (['releasedFrom', 'releasedTo'] as const).map((name) => (
    <DebouncedField
      key={name}
      type="date"
      label={t(`catalog.${name}`)}
      value={filters.get(name) ?? ''}
      error={name === 'releasedFrom' ? releasedIssue(filters) : undefined}
      onSettled={(day) => change({ [name]: day })}
    />
  ));

/** The territories of the search. What is being typed does not change it yet. */
const Territories = ({ filters, change }: { readonly filters: URLSearchParams; readonly change: Change }) => {
  const [typed, setTyped] = useState('');
  const selected = codesOf(filters.get('territory') ?? '');
  return (
    <TerritoryField
      label={t('kit.territories')}
      value={territoryText(selected, typed)}
      onChange={(text) => {
        const next = splitTerritories(text);
        setTyped(next.typed);
        if (next.selected.join(',') !== selected.join(',')) change({ territory: next.selected.join(',') });
      }}
      none={t('catalog.tracksThatCanBeLicensed')}
    />
  );
};

const wide = () => globalThis.matchMedia('(min-width: 960px)').matches;

/** The filters of the search, which are kept in the address. */
export const Filters = ({
  filters,
  change,
  counts,
  none,
  counting,
  clears,
  clear,
}: {
  readonly filters: URLSearchParams;
  readonly change: Change;
  readonly counts: TrackPage['facets'];
  /** Whether the search has no results: values are then listed with a count of 0. */
  readonly none: boolean;
  /** True until the first response: the height of the facets is not known before. */
  readonly counting: boolean;
  /** Each change makes the text fields drop text that they have not reported yet. */
  readonly clears: number;
  readonly clear: () => void;
}) => {
  const [open] = useState(wide);
  const activeCount = narrowing.filter((name) => filters.has(name)).length;
  return (
    <details className="filter-pane" open={open}>
      <summary>
        {t('catalog.filters')}
        {activeCount > 0 && ` (${activeCount})`}
      </summary>
      <Button small disabled={activeCount === 0} onClick={clear}>
        {t('catalog.clearFilters')}
      </Button>
      {counting ? (
        <Loading label={t('catalog.loadingFilters')} rows={30} />
      ) : (
        <>
          {facets.map(({ filter, name }) => (
            <Facet
              key={filter}
              name={t(name)}
              filter={filter}
              counts={(counts?.[filter] ?? []).map((one) => (none ? { ...one, count: 0 } : one))}
              chosen={several(filters, filter)}
              onChange={(chosen) => change({ [filter]: chosen.join(',') })}
            />
          ))}
          {rangeNames.map((range) => (
            <Range key={`${range}${clears}`} range={range} filters={filters} change={change} />
          ))}
          <Released key={`released${clears}`} filters={filters} change={change} />
          <Choices
            label={t('catalog.stems')}
            chosen={filters.get('hasStems') === 'true' ? ['true'] : []}
            onChange={(chosen) => change({ hasStems: chosen[0] ?? '' })}
            options={[{ value: 'true', name: t('catalog.withStems') }]}
          />
          <Select
            label={t('catalog.contentType')}
            value={filters.get('contentType') ?? ''}
            onChange={(contentType) => change({ contentType })}
            options={[
              { value: '', name: t('catalog.any') },
              ...contentTypes.map((value) => ({ value, name: capital(called(value)) })),
            ]}
          />
          <Territories key={`territory${clears}`} filters={filters} change={change} />
        </>
      )}
    </details>
  );
};
