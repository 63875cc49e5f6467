import { catalog } from '../es/catalog.ts';
import { track } from '../es/catalog/track.ts';
import { collections } from '../es/collections.ts';
import { licenses } from '../es/licenses.ts';
import { license } from '../es/licenses/license.ts';
import { territories } from '../../kit/language/es/territories.ts';

/** The texts of the pages with music and licenses in Spanish. */
export const spanish = {
  ...catalog,
  ...track,
  ...collections,
  ...licenses,
  ...license,
  ...territories,
} as const;
