import { z } from 'zod';
import { trackSummary } from '../catalog/track-summary.ts';
import { exampleImage } from '../images/picture.view.ts';
import * as field from '../vocabulary/fields.ts';

const counts = {
  plays: field.count('Number of reported plays.', 340),
  impressions: field.count('Number of reported impressions.', 1_200),
  unlicensed: z
    .object({
      plays: field.count('Number of plays that no license covers.', 12),
      impressions: field.count('Number of impressions that no license covers.', 0),
    })
    .meta({
      description:
        'The part of these plays and impressions that no license covers. `GET /usage-events` lists the events.',
    }),
};
const requested = {
  requests: field.count('Number of requests that counted toward the daily quota.', 812),
  previews: field.count('Number of preview links.', 31),
  downloads: field.count('Number of download links.', 9),
  licensesIssued: field.count('Number of issued licenses.', 12),
};

const quota = (what: string) =>
  z
    .object({
      limit: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'The quota. Null if your contract has no fixed limit.', examples: [10_000] }),
      used: field.count('Amount used so far.', 812),
      remaining: z
        .int()
        .nonnegative()
        .nullable()
        .meta({ description: 'Amount left. Null if there is no limit.', examples: [9_188] }),
      resetsAt: field.timestampOut('When the quota resets.', '2026-03-03T00:00:00.000Z'),
    })
    .meta({ description: what });

/** The usage of a platform in a month. */
export const MonthlyUsage = z
  .object({
    platformId: field.platformId,
    period: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: 'The month, in UTC.', examples: ['2026-03'] }),
    status: z
      .enum(['open', 'closed'])
      .meta({ description: '`open` while usage of the month can be reported, then `closed`.' }),
    ...requested,
    licensesAmended: field.count(
      'Number of amendments of licenses. Each counts as one license toward the quota.',
      1,
    ),
    activeLicenses: field.count(
      'Number of active licenses at the end of the month, or now for the current month.',
      40,
    ),
    ...counts,
    byTrack: z.array(z.object({ trackId: field.trackId, ...trackSummary, ...counts })).meta({
      description:
        'Usage by track, the most played first: at most 1,000 tracks. The first 100 also have title, artists and cover.',
    }),
    byTerritory: z
      .array(
        z.object({
          territory: z
            .string()
            .meta({
              description: 'Country of the use. Absent for reports without a country.',
              examples: ['DE'],
            })
            .exactOptional(),
          ...counts,
        }),
      )
      .meta({ description: 'Usage by country.' }),
    daily: z
      .array(
        z.object({
          date: z.iso
            .date()
            .meta({ description: 'The day, in UTC.', pattern: undefined, examples: ['2026-03-01'] }),
          ...requested,
          ...counts,
        }),
      )
      .meta({ description: 'Usage by day, up to today.' }),
    quota: z
      .object({
        requestsPerDay: quota('Requests today (UTC).'),
        licensesPerMonth: quota('Licenses issued this month (UTC).'),
        enrichRowsPerDay: quota('Rows enriched today (UTC).'),
        enrichSecondsPerDay: quota('Seconds of audio analyzed today (UTC).'),
        feesPerMonth: z
          .object({
            currency: z
              .string()
              .meta({ description: 'Currency of the limit (ISO 4217).', examples: ['EUR'] }),
            limit: field.count('The spend limit, in the minor unit of the currency.', 50_000),
            used: field.count('Fees of this month less credits.', 4_900),
            remaining: field.count('Amount left.', 45_100),
            resetsAt: field.timestampOut('When the next month begins.', '2026-04-01T00:00:00.000Z'),
          })
          .meta({
            description:
              'The spend limit: license fees this month (UTC). Absent if the platform has none, and cannot buy licenses with a fee.',
          })
          .exactOptional(),
      })
      .meta({ description: 'The current state of the quotas, regardless of the requested month.' }),
  })
  .meta({
    id: 'MonthlyUsage',
    description: 'Requests, licenses and reported usage of a platform in a month.',
  });
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
  byTrack: [
    {
      trackId: field.examples.trackId,
      title: 'Slow Harbour',
      artists: ['Finch & Co'],
      artwork: exampleImage,
      ...exampleUse,
    },
  ],
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
    feesPerMonth: {
      ...{ currency: 'EUR', limit: 50_000, used: 4_900, remaining: 45_100 },
      resetsAt: '2026-04-01T00:00:00.000Z',
    },
  },
};
