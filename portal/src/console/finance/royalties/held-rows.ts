import type { HeldRoyalties } from '@platform-licensing/client';
import type { Tone } from '../../../kit/tone.ts';

type Amount = HeldRoyalties['amounts'][number];

/** The royalties of a track that are held for one reason. */
export interface HeldRow extends Pick<HeldRoyalties, 'trackId' | 'title' | 'artwork' | 'currency'>, Amount {
  /** The names of the artists. */
  readonly artists: string;
}

/** Why royalties are held. */
export const reasons: Readonly<
  Record<Amount['kind'], { readonly name: string; readonly meaning: string; readonly tone: Tone }>
> = {
  unclaimed: { name: 'Unclaimed', meaning: 'No party has the shares', tone: 'quiet' },
  contested: { name: 'Contested', meaning: 'Disputed shares, or a takedown', tone: 'warn' },
};

const sideNames: Readonly<Record<Amount['sides'][number], string>> = {
  master: 'Master',
  publishing: 'Composition',
};

export const sidesText = (sides: Amount['sides']): string => sides.map((side) => sideNames[side]).join(', ');

/** Returns a row for each track and reason. */
export const heldRows = (held: readonly HeldRoyalties[]): readonly HeldRow[] =>
  held.flatMap(({ trackId, title, artists = [], artwork, currency, amounts }) =>
    amounts.map((amount) => ({
      ...{ trackId, currency, artists: artists.join(', ') },
      ...(title !== undefined && { title }),
      ...(artwork && { artwork }),
      ...amount,
    })),
  );
