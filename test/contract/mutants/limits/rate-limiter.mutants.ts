import type { RateDecision, RateLimit } from '../../../../src/ports/driven/limits/rate-limiter.ts';
import type { RateView } from '../../limits/rate-limiter.contract.ts';

type Take = (key: string, limit: RateLimit) => Promise<RateDecision>;

const counting = (limit: RateLimit, taken: number, allowed: boolean): RateDecision => ({
  allowed,
  remaining: Math.max(0, limit.burst - taken),
  resetMs: Math.ceil((taken * 1000) / limit.requestsPerSecond),
  retryAfterMs: allowed ? 0 : Math.ceil(1000 / limit.requestsPerSecond),
});

const replaced = (view: RateView, take: Take): RateView => ({ ...view, limiter: { take } });

/** Broken limiters, by what they do wrong, each with the cases that must catch it. */
export const rateLimiterMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: RateView) => RateView;
}[] = [
  {
    title: 'a count that is read, and written later',
    by: ['admits exactly the burst when two hundred callers request concurrently'],
    of: (view) => {
      const counts = new Map<string, number>();
      return replaced(view, async (key, limit) => {
        const taken = counts.get(key) ?? 0;
        await Promise.resolve();
        counts.set(key, taken + 1);
        return counting(limit, taken + 1, taken < limit.burst);
      });
    },
  },
  {
    title: 'a count per window, which is reset as a whole',
    by: ['gains steadily: half a burst after half the time'],
    of: (view) => {
      let elapsed = 0;
      const counts = new Map<string, number>();
      const take: Take = async (key, limit) => {
        const window = `${key} ${Math.floor(elapsed / ((1000 * limit.burst) / limit.requestsPerSecond))}`;
        const taken = counts.get(window) ?? 0;
        counts.set(window, taken + 1);
        return counting(limit, taken + 1, taken < limit.burst);
      };
      const elapse = async (ms: number) => {
        elapsed += ms;
        await view.elapse(ms);
      };
      return { limiter: { take }, elapse };
    },
  },
  {
    title: 'a rejection that counts as a request',
    by: ['does not count a request that it rejected'],
    of: (view) => {
      const debts = new Map<string, number>();
      return replaced(view, async (key, limit) => {
        const answer = await view.limiter.take(key, limit);
        const debt = debts.get(key) ?? 0;
        debts.set(key, answer.allowed ? Math.max(0, debt - 1) : debt + 1);
        return answer.allowed && debt > 1 ? { ...answer, allowed: false, retryAfterMs: 1 } : answer;
      });
    },
  },
  {
    title: 'one count for all keys',
    by: ['counts every key separately'],
    of: (view) => replaced(view, (_, limit) => view.limiter.take('one', limit)),
  },
  {
    title: 'a burst saved up beyond its size',
    by: ['has the whole burst again after the time it named, and no more'],
    of: (view) =>
      replaced(view, async (key, limit) => {
        const answer = await view.limiter.take(key, { ...limit, burst: limit.burst * 2 });
        return { ...answer, remaining: Math.max(0, answer.remaining - limit.burst) };
      }),
  },
  {
    title: 'the limit of the first call kept permanently',
    by: ['applies the limit of each call, even if the one before was different'],
    of: (view) => {
      const limits = new Map<string, RateLimit>();
      return replaced(view, (key, limit) => {
        const kept = limits.get(key) ?? limit;
        limits.set(key, kept);
        return view.limiter.take(key, kept);
      });
    },
  },
  {
    title: 'a rejection that ignores its own retry time',
    by: ['does not apply a limit that is no longer in force'],
    of: (view) => {
      const strictest = new Map<string, RateLimit>();
      return replaced(view, async (key, limit) => {
        const before = strictest.get(key) ?? limit;
        const holds = before.requestsPerSecond < limit.requestsPerSecond ? before : limit;
        strictest.set(key, holds);
        const answer = await view.limiter.take(key, holds);
        return { ...answer, retryAfterMs: Math.min(answer.retryAfterMs, 1000 / limit.requestsPerSecond) };
      });
    },
  },
  {
    title: 'keys cut short at the first brace or space',
    by: ['accepts any text as a key'],
    of: (view) => replaced(view, (key, limit) => view.limiter.take(/^[^{} ]*/.exec(key)?.[0] ?? '', limit)),
  },
  {
    title: 'a burst cut down to a million',
    by: ['counts each of many, however high the rate'],
    of: (view) =>
      replaced(view, (key, limit) => view.limiter.take(key, { ...limit, burst: Math.min(limit.burst, 1e6) })),
  },
];
