import { overview } from '../de/overview.ts';

/** The texts of the overview in German. */
export const german = { ...overview } as const;
