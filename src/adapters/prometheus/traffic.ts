import { Counter, Histogram, type Registry } from 'prom-client';
import type { TrafficMeter } from '../../ports/driven/shared/traffic-meter.ts';

/** The responses of one status class of an operation. */
interface Meter {
  readonly count: Counter.Internal;
  readonly time: Histogram.Internal<string>;
  /** Responses that are added to the count when it is collected, which is cheaper than adding each alone. */
  uncollected: number;
}

/** Requests and their times by method, route template and status class, and problems by code. */
export const prometheusTraffic = (registry: Registry): TrafficMeter => {
  const labelNames = ['method', 'route', 'status'] as const;
  const meters: Meter[] = [];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests, by status class.',
    labelNames,
    registers: [registry],
    collect: () => {
      for (const meter of meters) {
        if (meter.uncollected > 0) meter.count.inc(meter.uncollected);
        meter.uncollected = 0;
      }
    },
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the request line to the last byte of the response.',
    labelNames,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const problems = new Counter({
    name: 'http_problems_total',
    help: 'Responses with a problem, by problem code.',
    labelNames: ['method', 'route', 'code'] as const,
    registers: [registry],
  });
  return {
    of: (method, route) => {
      const own = new Map<number, Meter>();
      // Created with the first response, because a process has more than a thousand and uses few of them.
      const meterOf = (digit: number): Meter => {
        const known = own.get(digit);
        if (known) return known;
        const status = `${digit}xx`;
        const created: Meter = {
          count: requests.labels({ method, route, status }),
          time: durations.labels({ method, route, status }),
          uncollected: 0,
        };
        own.set(digit, created);
        meters.push(created);
        return created;
      };
      return {
        answered: (status, milliseconds, code) => {
          if (code !== undefined) problems.labels({ method, route, code }).inc();
          const digit = Math.floor(status / 100);
          if (digit < 1 || digit > 5) return;
          const meter = meterOf(digit);
          meter.uncollected++;
          meter.time.observe(milliseconds / 1000);
        },
      };
    },
    exposition: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  };
};
