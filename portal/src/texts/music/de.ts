import { catalog } from '../de/catalog.ts';
import { track } from '../de/catalog/track.ts';
import { collections } from '../de/collections.ts';
import { licenses } from '../de/licenses.ts';
import { license } from '../de/licenses/license.ts';
import { territories } from '../../kit/language/de/territories.ts';

/** The texts of the pages with music and licenses in German. */
export const german = {
  ...catalog,
  ...track,
  ...collections,
  ...licenses,
  ...license,
  ...territories,
} as const;
