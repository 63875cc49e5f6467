import type { TransparencyReport } from '@platform-licensing/client';

/** Units with their length and the time from which the next one is used, in milliseconds. */
const units = [
  ['second', 1_000, 60_000],
  ['minute', 60_000, 3_600_000],
  ['hour', 3_600_000, 172_800_000],
] as const;

/** Formats how long something took: in seconds, minutes, hours, or in days from two days on. */
export const spanOf = (ms: number): string => {
  const [unit, length] = units.find(([, , below]) => ms < below) ?? (['day', 86_400_000] as const);
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(ms / length);
};

/** Returns the rows of a report as figures with a name, for a spreadsheet. */
export const rowsOf = ({
  month,
  decisions,
  reviewTimes,
  appeals: { grounds, times, ...appeals },
  notices,
}: TransparencyReport): readonly (readonly (string | number | undefined)[])[] => {
  const row = (figure: string, value: number | null, kind: readonly string[] = []) => [
    ...[month, figure, kind[0], kind[1], kind[2]],
    value ?? undefined,
  ];
  const timesOf = (name: string, of: typeof times) => [
    row(`${name}.count`, of.count),
    row(`${name}.medianMs`, of.medianMs),
    row(`${name}.longestMs`, of.longestMs),
  ];
  return [
    ['month', 'figure', 'action', 'ground', 'source', 'value'],
    ...decisions.flatMap(({ action, ground, source, count, automated }) => [
      row('decisions', count, [action, ground, source]),
      row('decisions.automated', automated, [action, ground, source]),
    ]),
    ...timesOf('reviewTimes', reviewTimes),
    ...Object.entries(appeals).map(([name, value]) => row(`appeals.${name}`, value)),
    ...grounds.map(({ grounds: ground, count }) => row('appeals.grounds', count, ['', ground])),
    ...timesOf('appeals.times', times),
    row('notices.submitted', notices.submitted),
    ...notices.grounds.flatMap(({ ground, ...numbers }) =>
      Object.entries(numbers).map(([name, value]) => row(`notices.grounds.${name}`, value, ['', ground])),
    ),
    ...timesOf('notices.times', notices.times),
    row('notices.complaints.submitted', notices.complaints.submitted),
    row('notices.complaints.upheld', notices.complaints.upheld),
    row('notices.complaints.reversed', notices.complaints.reversed),
    ...timesOf('notices.complaints.times', notices.complaints.times),
  ];
};
