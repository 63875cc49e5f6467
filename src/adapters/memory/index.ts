export { memoryRateLimiter } from './rate-limiter.ts';
