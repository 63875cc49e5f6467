import { keptUnder } from '../kit/tab-storage.ts';
import type { Own } from './route.ts';

const kept = keptUnder('appeal');

/** The appeal that is open in this tab, so that a reload does not lose it; gone with the tab. */
export const keptAppeal = {
  read: (): Own | undefined => {
    const [appealId, code] = kept.read()?.split(' ') ?? [];
    return appealId === undefined || code === undefined ? undefined : { appealId, code };
  },
  write: ({ appealId, code }: Own): void => kept.write(`${appealId} ${code}`),
  drop: kept.drop,
};
