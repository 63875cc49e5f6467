import { capital, countries } from '../../../kit/display/names.ts';

/** The number of territories whose codes are shown beside their names. */
const fewTerritories = 12;

/** The names of the territories with their codes; of many, the codes are shown on request. */
export const Territories = ({ of }: { readonly of: readonly string[] }) =>
  of.length > fewTerritories ? (
    <details>
      <summary>{capital(countries(of))}</summary>
      <code>{of.join(', ')}</code>
    </details>
  ) : (
    `${capital(countries(of))} (${of.join(', ')})`
  );
