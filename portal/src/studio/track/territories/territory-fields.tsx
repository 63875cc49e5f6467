import { useState } from 'react';
import { Select } from '../../../kit/controls/field.tsx';
import { regionNames, selectableRegions, withRegion } from '../../../kit/territories/regions.ts';
import { codesOf, splitTerritories, territoryText } from '../../../kit/territories/territories.ts';
import { TerritoryField } from '../../../kit/territories/territory-field.tsx';
import { t } from '../../texts/texts.ts';
import { ruleOf, type DetailsDraft } from '../details/details-draft.ts';
import type { ErrorAt } from '../field-errors.ts';
import { Coverage } from './coverage.tsx';
import './territories.css';

/** A field for countries, and a list that adds those of a region. */
const Countries = ({
  label,
  codes,
  change,
  none,
  error,
}: {
  readonly label: string;
  readonly codes: readonly string[];
  readonly change: (codes: readonly string[]) => void;
  /** The hint while no country is selected. */
  readonly none: string;
  readonly error: string | undefined;
}) => {
  const [text, setText] = useState(() => territoryText(codes));
  // Countries that a colleague has saved meanwhile replace the text.
  const value = codesOf(text).join() === codes.join() ? text : territoryText(codes);
  const enter = (next: string) => {
    setText(next);
    change(codesOf(next));
  };
  const add = (code: string) => {
    const region = selectableRegions.find((one) => one.code === code);
    const { selected, typed } = splitTerritories(value);
    if (region) enter(territoryText(withRegion(selected, region), typed));
  };
  return (
    <div>
      <TerritoryField label={label} value={value} onChange={enter} none={none} error={error} />
      <Select
        label={t('territory.addRegion', { field: label })}
        value=""
        onChange={add}
        options={[
          { value: '', name: t('track.choose') },
          ...selectableRegions.map(({ code }) => ({ value: code, name: regionNames[code] })),
        ]}
      />
    </div>
  );
};

/** The included and the excluded countries, and what they are in each region. */
export const TerritoryFields = ({
  draft: { include, exclude },
  change,
  errorAt,
}: {
  readonly draft: Pick<DetailsDraft, 'include' | 'exclude'>;
  readonly change: (part: Partial<DetailsDraft>) => void;
  readonly errorAt: ErrorAt;
}) => (
  <>
    <div className="fields">
      <Countries
        label={t('territory.include')}
        codes={include}
        change={(codes) => change({ include: codes })}
        none={t('territory.allCountries')}
        error={errorAt('territories') ?? errorAt('territories/include')}
      />
      <Countries
        label={t('territory.exclude')}
        codes={exclude}
        change={(codes) => change({ exclude: codes })}
        none={t('territory.noneExcluded')}
        error={errorAt('territories/exclude')}
      />
    </div>
    <Coverage {...ruleOf({ include, exclude })} />
  </>
);
