export { openSearchCatalogIndex, type OpenSearchCatalogIndex } from './catalog-index.ts';
export { requestRebuild } from './rebuild.ts';
