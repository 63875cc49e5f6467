import { FilterBar, FilterText, type Filters } from '../records/filter-bar.tsx';
import { currencyError } from './amounts.ts';

/** A filter for a currency by its code. */
export const CurrencyFilter = ({ filters }: { readonly filters: Filters }) => (
  <FilterText filters={filters} name="currency" label="Currency" placeholder="EUR" check={currencyError} />
);

/** The filter of a list that has no other. */
export const CurrencyBar = ({ filters }: { readonly filters: Filters }) => (
  <FilterBar filters={filters} name="currency" label="Currency" placeholder="EUR" check={currencyError} />
);
