import type { Track } from '@platform-licensing/client';

type Listed = readonly (string | undefined)[];

const listed = (parts: Listed): string => parts.filter((part) => part !== undefined).join(', ');

const shareOf = (name: string, sharePct: string, more: Listed): string =>
  `${name} ${sharePct} % (${listed(more)})`;

const placesOf = (territories: readonly string[] | undefined): string | undefined =>
  territories && `in ${territories.join(' ')}`;

const numbersOf = ({
  ipi,
  pro,
}: {
  readonly ipi?: string | undefined;
  readonly pro?: string | undefined;
}): Listed => [ipi === undefined ? undefined : `IPI ${ipi}`, pro];

/** Returns the shares in a track with everything in which two versions of them can differ. */
export const sharesIn = ({ rights: { master, writers, publishers } }: Pick<Track, 'rights'>): string =>
  [
    ...master.map(({ party, sharePct, territories }) =>
      shareOf(party, sharePct, ['recording', placesOf(territories)]),
    ),
    ...writers.map(({ name, sharePct, role, ...numbers }) =>
      shareOf(name, sharePct, [`work as ${role.replace('_', ' and ')}`, ...numbersOf(numbers)]),
    ),
    ...publishers.map(({ name, sharePct, territories, ...numbers }) =>
      shareOf(name, sharePct, ['publishing', placesOf(territories), ...numbersOf(numbers)]),
    ),
  ].join('; ');
