import type { territories } from '../language/en/territories.ts';
import { translator } from '../language/translator.ts';

/** Reads the texts of the fields for countries, which pages with such a field load. */
export const { t, texts } = translator<typeof territories>();
