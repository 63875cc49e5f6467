import type { TrackPage } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Choices, Select } from '../../kit/controls/field.tsx';
import { count } from '../../kit/display/format.ts';
import { Loading } from '../../kit/feedback/states.tsx';
import { called, contentTypes } from '../licenses/names.ts';
import { codesOf, territoryFlaw, territoryHint } from '../licenses/territories.ts';
import { RestedField } from './debounced-field.tsx';
import { facets, narrowing, rangeFlaw, several } from './search.ts';

type Change = (changed: Readonly<Record<string, string>>) => void;
type Counts = NonNullable<TrackPage['facets']>[string];

const shownAtFirst = 8;

/** One facet: its values with how many tracks each would leave, the chosen ones always among them. */
const Facet = ({
  name,
  counts,
  chosen,
  onChange,
}: {
  readonly name: string;
  readonly counts: Counts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) => {
  const [whole, setWhole] = useState(false);
  const gone = chosen.filter((value) => !counts.some((one) => one.value === value));
  const all = [...counts, ...gone.map((value) => ({ value, count: 0 }))];
  if (all.length === 0) return null;
  const shown = whole ? all : all.filter(({ value }, at) => at < shownAtFirst || chosen.includes(value));
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
              {value} <span className="facet-count">{count(tracks)}</span>
            </>
          ),
        }))}
      />
      {all.length > shownAtFirst && (
        <Button
          small
          label={whole ? `Fewer of ${name}` : `All ${all.length} of ${name}`}
          onClick={() => setWhole((before) => !before)}
        >
          {whole ? 'Fewer' : `All ${all.length}`}
        </Button>
      )}
    </div>
  );
};

const Range = ({
  unit,
  range,
  filters,
  change,
}: {
  readonly unit: string;
  readonly range: 'bpm' | 'duration';
  readonly filters: URLSearchParams;
  readonly change: Change;
}) => (
  <div className="range">
    {(['Min', 'Max'] as const).map((end) => (
      <RestedField
        key={end}
        type="number"
        label={`${unit} ${end === 'Min' ? 'from' : 'to'}`}
        value={filters.get(range + end) ?? ''}
        error={end === 'Min' ? rangeFlaw(filters, range) : undefined}
        onRest={(value) => change({ [range + end]: value })}
      />
    ))}
  </div>
);

const wide = () => globalThis.matchMedia('(min-width: 960px)').matches;

/** All that narrows the search; what is picked stands in the address. */
export const Filters = ({
  filters,
  change,
  counts,
  none,
  counting,
}: {
  readonly filters: URLSearchParams;
  readonly change: Change;
  readonly counts: TrackPage['facets'];
  /** Whether the search has no results: values are then listed with a count of 0. */
  readonly none: boolean;
  /** Until the first answer: how much room the facets take is not known before. */
  readonly counting: boolean;
}) => {
  const [open] = useState(wide);
  const picked = narrowing.filter((name) => filters.has(name)).length;
  return (
    <details className="filter-pane" open={open}>
      <summary>Filters{picked > 0 && ` (${picked})`}</summary>
      <Button
        small
        disabled={picked === 0}
        onClick={() => change(Object.fromEntries(narrowing.map((name) => [name, ''])))}
      >
        Clear the filters
      </Button>
      {counting ? (
        <Loading label="Counting" rows={30} />
      ) : (
        <>
          {facets.map(({ filter, name }) => (
            <Facet
              key={filter}
              name={name}
              counts={(counts?.[filter] ?? []).map((one) => (none ? { ...one, count: 0 } : one))}
              chosen={several(filters, filter)}
              onChange={(chosen) => change({ [filter]: chosen.join(',') })}
            />
          ))}
          <Range unit="BPM" range="bpm" filters={filters} change={change} />
          <Range unit="Seconds" range="duration" filters={filters} change={change} />
          <Choices
            label="Stems"
            chosen={filters.get('hasStems') === 'true' ? ['true'] : []}
            onChange={(chosen) => change({ hasStems: chosen[0] ?? '' })}
            options={[{ value: 'true', name: 'with stems' }]}
          />
          <Select
            label="Cleared for"
            value={filters.get('contentType') ?? ''}
            onChange={(contentType) => change({ contentType })}
            options={[
              { value: '', name: 'any content' },
              ...contentTypes.map((value) => ({ value, name: called(value) })),
            ]}
          />
          <RestedField
            label="Licensable in"
            placeholder="DE, AT"
            value={several(filters, 'territory').join(', ')}
            flaw={territoryFlaw}
            hint={(text) => territoryHint(text, 'All of these countries, by their two letters.')}
            onRest={(text) => change({ territory: codesOf(text).join(',') })}
          />
        </>
      )}
    </details>
  );
};
