export { redisRateLimiter, type RedisRateLimiter } from './rate-limiter.ts';
