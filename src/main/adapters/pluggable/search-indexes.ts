export { searchIndex as opensearch } from '../../../adapters/opensearch/adapter.ts';
