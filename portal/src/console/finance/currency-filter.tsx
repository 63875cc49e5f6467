import { FilterText, type Filters } from '../records/filter-bar.tsx';
import { currencyError } from './amounts.ts';

/** A filter for a currency by its code. */
export const CurrencyFilter = ({ filters }: { readonly filters: Filters }) => (
  <FilterText filters={filters} name="currency" label="Currency" placeholder="EUR" check={currencyError} />
);
