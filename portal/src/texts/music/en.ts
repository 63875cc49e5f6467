import { catalog } from '../en/catalog.ts';
import { track } from '../en/catalog/track.ts';
import { collections } from '../en/collections.ts';
import { licenses } from '../en/licenses.ts';
import { license } from '../en/licenses/license.ts';
import { territories } from '../../kit/language/en/territories.ts';

/** The texts of the pages with music and licenses in English. */
export const english = {
  ...catalog,
  ...track,
  ...collections,
  ...licenses,
  ...license,
  ...territories,
} as const;
