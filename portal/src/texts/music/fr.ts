import { catalog } from '../fr/catalog.ts';
import { track } from '../fr/catalog/track.ts';
import { collections } from '../fr/collections.ts';
import { licenses } from '../fr/licenses.ts';
import { license } from '../fr/licenses/license.ts';
import { territories } from '../../kit/language/fr/territories.ts';

/** The texts of the pages with music and licenses in French. */
export const french = {
  ...catalog,
  ...track,
  ...collections,
  ...licenses,
  ...license,
  ...territories,
} as const;
