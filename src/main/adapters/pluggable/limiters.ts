export { limiter as redis } from '../../../adapters/redis/adapter.ts';
