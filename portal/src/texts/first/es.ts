import { overview } from '../es/overview.ts';

/** The texts of the overview in Spanish. */
export const spanish = { ...overview } as const;
