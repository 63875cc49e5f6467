export { openSearchCatalogIndex, type OpenSearchCatalogIndex } from './catalog-index.ts';
