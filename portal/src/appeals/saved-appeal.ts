import { tabStorage } from '../kit/storage/tab-storage.ts';
import type { Own } from './route.ts';

const storage = tabStorage('appeal');

/** The appeal that is open in this tab. It survives a reload and is deleted with the tab. */
export const savedAppeal = {
  read: (): Own | undefined => {
    const [appealId, code] = storage.read()?.split(' ') ?? [];
    return appealId === undefined || code === undefined ? undefined : { appealId, code };
  },
  write: ({ appealId, code }: Own): void => storage.write(`${appealId} ${code}`),
  drop: storage.drop,
};
