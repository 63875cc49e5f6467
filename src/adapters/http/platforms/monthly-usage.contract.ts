import { z } from 'zod';
import * as field from '../vocabulary/fields.ts';

const counts = {
  plays: field.count('Plays reported.', 340),
  impressions: field.count('Impressions reported.', 1_200),
  unlicensed: z
    .object({
      plays: field.count('Plays that no license covers.', 12),
      impressions: field.count('Impressions that no license covers.', 0),
    })
    .meta({ description: 'The part of it that no license covers. `GET /usage-events` lists the events.' }),
};
const asked = {
  requests: field.count('Requests counted against the day.', 812),
  previews: field.count('Previews asked for.', 31),
  downloads: field.count('Downloads asked for.', 9),
  licensesIssued: field.count('Licenses issued.', 12),
};

const quota = (what: string) =>
  z
    .object({
      limit: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'Null where the contract alone limits.', examples: [10_000] }),
      used: field.count('Used so far.', 812),
      remaining: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'Left; null where there is no limit.', examples: [9_188] }),
      resetsAt: field.timestampOut('When the quota resets.', '2026-03-03T00:00:00.000Z'),
    })
    .meta({ description: what });

/** A month of a platform. */
export const MonthlyUsage = z
  .object({
    platformId: field.platformId,
    period: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: 'The month, in UTC.', examples: ['2026-03'] }),
    status: z
      .enum(['open', 'closed'])
      .meta({ description: 'open while reports for it are still taken, then closed.' }),
    ...asked,
    licensesAmended: field.count('Amendments of licenses. Each counts as one license towards the quota.', 1),
    activeLicenses: field.count('Licenses active at the end of the month; in the current month, now.', 40),
    ...counts,
    byTrack: z
      .array(z.object({ trackId: field.trackId, ...counts }))
      .meta({ description: 'Most played first, 1,000 at most.' }),
    byTerritory: z
      .array(
        z.object({
          territory: z
            .string()
            .meta({ description: 'Absent where the reports named none.', examples: ['DE'] })
            .exactOptional(),
          ...counts,
        }),
      )
      .meta({ description: 'By the country reported.' }),
    daily: z
      .array(
        z.object({
          date: z.iso
            .date()
            .meta({ description: 'The day, in UTC.', pattern: undefined, examples: ['2026-03-01'] }),
          ...asked,
          ...counts,
        }),
      )
      .meta({ description: 'Every day of the month up to today.' }),
    quota: z
      .object({
        requestsPerDay: quota('Of today.'),
        licensesPerMonth: quota('Of this month.'),
        enrichRowsPerDay: quota('Of today.'),
        enrichSecondsPerDay: quota('Seconds of audio analyzed for requests of today.'),
      })
      .meta({ description: 'How the quotas stand now, whatever month was asked about.' }),
  })
  .meta({ id: 'MonthlyUsage', description: 'What a platform asked for and reported in a month.' });
export type MonthlyUsage = z.infer<typeof MonthlyUsage>;

const exampleUse = { plays: 340, impressions: 1_200, unlicensed: { plays: 12, impressions: 0 } };

export const exampleUsage: MonthlyUsage = {
  platformId: field.examples.platformId,
  period: '2026-03',
  status: 'open',
  requests: 812,
  previews: 31,
  downloads: 9,
  licensesIssued: 12,
  licensesAmended: 1,
  activeLicenses: 40,
  ...exampleUse,
  byTrack: [{ trackId: field.examples.trackId, ...exampleUse }],
  byTerritory: [{ territory: 'DE', ...exampleUse }],
  daily: [
    {
      date: '2026-03-01',
      requests: 812,
      previews: 31,
      downloads: 9,
      licensesIssued: 12,
      ...exampleUse,
    },
  ],
  quota: {
    requestsPerDay: { limit: 10_000, used: 0, remaining: 10_000, resetsAt: '2026-03-03T00:00:00.000Z' },
    licensesPerMonth: { limit: 100, used: 13, remaining: 87, resetsAt: '2026-04-01T00:00:00.000Z' },
    enrichRowsPerDay: { limit: 100, used: 3, remaining: 97, resetsAt: '2026-03-03T00:00:00.000Z' },
    enrichSecondsPerDay: {
      ...{ limit: 18_000, used: 540, remaining: 17_460 },
      resetsAt: '2026-03-03T00:00:00.000Z',
    },
  },
};
