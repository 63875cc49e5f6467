import { defineScript, type CommandParser } from 'redis';
import type { RateDecision, RateLimit } from '../../ports/driven/limits/rate-limiter.ts';

/**
 * One atomic take by the server's own clock, in microseconds. A key stores when it was last written and the
 * debt of that time separately, because their sum would exceed the precision of a double at high rates. A
 * clock that is set back makes nobody wait longer. A key expires when its debt is zero.
 */
const take = `
local interval, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local span, slack = burst * interval, math.min(1, interval / 10)
local kept = redis.call('GET', KEYS[1])
local before = 0
if kept then
  local at, owed = string.match(kept, '^(%d+) (%S+)$')
  if at then before = math.max(0, tonumber(owed) - math.max(0, now - tonumber(at))) end
end
local owed = math.min(before, span)
local wait = owed + interval - span
local allowed = wait <= slack
if allowed then owed = owed + interval end
if allowed or before > span then
  redis.call('SET', KEYS[1], string.format('%.0f %.17g', now, owed), 'PX', math.ceil(owed / 1000) + 1)
end
return {
  allowed and 1 or 0,
  math.max(0, math.floor((span - owed + slack) / interval)),
  math.ceil((owed - slack) / 1000),
  allowed and 0 or math.ceil((wait - slack) / 1000)
}`;

/** The text in braces determines the slot in a Redis Cluster. */
const nameOf = (key: string): string => `licensing:rate:{${key}}`;

/** GCRA (ITU-T I.371) as a command: EVALSHA, and EVAL if the server does not have the script. */
export const takeRate = defineScript({
  SCRIPT: take,
  NUMBER_OF_KEYS: 1,
  parseCommand: (parser: CommandParser, key: string, { requestsPerSecond, burst }: RateLimit) => {
    parser.pushKey(nameOf(key));
    parser.push(String(1_000_000 / requestsPerSecond), String(burst));
  },
  transformReply: ([allowed, remaining, resetMs, retryAfterMs]: readonly [
    number,
    number,
    number,
    number,
  ]): RateDecision => ({ allowed: allowed === 1, remaining, resetMs, retryAfterMs }),
});
