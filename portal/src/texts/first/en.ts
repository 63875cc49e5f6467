import { overview } from '../en/overview.ts';

/** The texts of the overview in English. */
export const english = { ...overview } as const;
