export { isRedisAddress } from './address.ts';
export { redisRateLimiter, type RedisRateLimiter } from './rate-limiter.ts';
