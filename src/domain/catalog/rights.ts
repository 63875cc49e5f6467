import { shareText, shareUnits, whole, type SharePct } from '../shared/share.ts';
import { countries, expand, WORLD, type Territory } from '../shared/territory.ts';

/** An owner of part of the recording; without `territories` the share applies everywhere. */
export interface MasterShare {
  readonly party: string;
  readonly sharePct: SharePct;
  readonly territories?: readonly Territory[];
}

export interface WriterShare {
  readonly name: string;
  /** The Interested Parties Information number. */
  readonly ipi?: string;
  /** The performing rights organization. */
  readonly pro?: string;
  readonly role: 'composer' | 'lyricist' | 'composer_lyricist' | 'arranger';
  readonly sharePct: SharePct;
}

export interface PublisherShare {
  readonly name: string;
  readonly ipi?: string;
  readonly pro?: string;
  readonly sharePct: SharePct;
  readonly territories?: readonly Territory[];
}

/**
 * Both sides of the rights in a track. The shares of each side total 100 in the territories where it is
 * fully controlled.
 */
export interface Rights {
  readonly master: readonly MasterShare[];
  readonly writers: readonly WriterShare[];
  readonly publishers: readonly PublisherShare[];
}

export type RightsSide = 'master' | 'publishing';

type Holding = { readonly sharePct: SharePct; readonly territories?: readonly Territory[] };

const unitsOf = ({ sharePct }: Holding): number => shareUnits(sharePct) ?? 0;

const held = (holdings: readonly Holding[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>(countries.map((country) => [country, 0]));
  for (const holding of holdings) {
    const units = unitsOf(holding);
    for (const country of holding.territories ? expand(holding.territories) : countries) {
      sums.set(country, (sums.get(country) ?? 0) + units);
    }
  }
  return sums;
};

const nowhere: ReadonlySet<string> = new Set();

/** Returns where the shares of a side total 100, which is everywhere if none is limited to territories. */
const fully = (holdings: readonly Holding[]): ReadonlySet<string> => {
  if (holdings.every(({ territories }) => territories === undefined)) {
    return holdings.reduce((sum, holding) => sum + unitsOf(holding), 0) === whole ? expand([WORLD]) : nowhere;
  }
  return new Set([...held(holdings)].filter(([, units]) => units === whole).map(([country]) => country));
};

type Controlled = Readonly<Record<RightsSide, ReadonlySet<string>>>;

/** One request asks several times, and adding up shares by country takes longer than all other clauses together. */
const remembered = new WeakMap<Rights, Controlled>();

/** Returns where each side is fully controlled by known owners. */
export const controlled = (rights: Rights): Controlled => {
  const known = remembered.get(rights);
  if (known) return known;
  const found = { master: fully(rights.master), publishing: fully(rights.publishers) };
  remembered.set(rights, found);
  return found;
};

export interface RightsIssue {
  readonly side: RightsSide | 'writers';
  readonly detail: string;
}

/**
 * Returns the problems of delivered shares: a malformed share, a total above 100 anywhere, or a total of 100
 * nowhere.
 */
export const issuesOf = (rights: Rights): readonly RightsIssue[] => {
  const sides = [
    { side: 'master', holdings: rights.master },
    { side: 'writers', holdings: rights.writers },
    { side: 'publishing', holdings: rights.publishers },
  ] as const;
  return sides.flatMap(({ side, holdings }): RightsIssue[] => {
    const malformed = holdings.find(({ sharePct }) => shareUnits(sharePct) === undefined);
    if (malformed) return [{ side, detail: `"${malformed.sharePct}" is not a share between 0 and 100` }];
    const sums = [...held(holdings)];
    const over = sums.find(([, units]) => units > whole);
    if (over) return [{ side, detail: `shares exceed 100 in ${over[0]}` }];
    if (!sums.some(([, units]) => units === whole)) {
      const max = Math.max(...sums.map(([, units]) => units));
      return [{ side, detail: `shares total ${shareText(max)}, but must total 100` }];
    }
    return [];
  });
};
