export { memoryRateLimiter } from './rate-limiter.ts';
export { memoryCatalogIndex, type MemoryCatalogIndex } from './catalog-index/catalog-index.ts';
export { memoryTrackViews, type MemoryTrackViews } from './track-views/track-views.ts';
