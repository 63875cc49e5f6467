import { chosen, type Settings } from '../pluggable/index.ts';

/** Returns what makes the processes build a new index on the search server; undefined if none is configured. */
export const searchRebuild = (settings: Settings): (() => Promise<void>) | undefined => {
  const configured = chosen('searchIndexes', settings);
  return configured && (() => configured.adapter.requestRebuild(configured.read));
};
