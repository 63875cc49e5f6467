export { store as mongo } from '../../../adapters/mongo/adapter.ts';
export { store as postgres } from '../../../adapters/postgres/adapter.ts';
export { store as sqlite } from '../../../adapters/sqlite/adapter.ts';
