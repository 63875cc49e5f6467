import { browserValue } from '../kit/storage/browser-storage.ts';

/** Remembers that a partner has searched the catalog, which no record of the service shows. */
export const searchMark = (platformId: string) => browserValue(`searched ${platformId}`);
