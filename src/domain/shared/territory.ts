/**
 * The 249 countries and areas of ISO 3166-1 alpha-2, as published in 2024, and Kosovo under the user-assigned code XK
 * that DDEX uses.
 */
export const countries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY ' +
  'BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK ' +
  'FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR ' +
  'IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM ' +
  'PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF ' +
  'TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

const known: ReadonlySet<string> = new Set(countries);

/** The code of a country, or `WORLD` for all of them. */
export type Territory = string;
export const WORLD: Territory = 'WORLD';

export const isTerritory = (code: string): boolean => code === WORLD || known.has(code);

/** Returns whether a list includes every country. */
export const isEverywhere = (territories: readonly Territory[]): boolean =>
  expand(territories).size === countries.length;

/** The included territories without the excluded ones; both may contain `WORLD`. */
export interface TerritoryRule {
  readonly include: readonly Territory[];
  readonly exclude: readonly Territory[];
}

export const everywhere: TerritoryRule = { include: [WORLD], exclude: [] };

/** Returns the countries that a list names. */
export const expand = (territories: readonly Territory[]): ReadonlySet<string> =>
  territories.includes(WORLD) ? known : new Set(territories.filter((code) => known.has(code)));

/** Returns the countries that a rule clears. */
export const cleared = ({ include, exclude }: TerritoryRule): ReadonlySet<string> =>
  exclude.length === 0 ? expand(include) : expand(include).difference(expand(exclude));

/** Returns the countries that all sets contain. Most sets are that of all countries, which limits no other. */
export const inAll = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  sets.reduce(
    (one, other) => (other === known ? one : one === known ? other : one.intersection(other)),
    known,
  );

/** Returns the requested countries that `available` lacks, in the order of their codes. */
export const missingFrom = (
  requested: readonly Territory[],
  available: ReadonlySet<string>,
): readonly string[] => (available === known ? [] : [...expand(requested).difference(available)].sort());

export const covers = (available: ReadonlySet<string>, requested: readonly Territory[]): boolean =>
  missingFrom(requested, available).length === 0;

/** Returns the shortest list of exactly these countries: `WORLD` alone for all, otherwise codes in order. */
export const listOf = (available: ReadonlySet<string>): readonly Territory[] =>
  available.size === countries.length ? [WORLD] : [...available].sort();

const maxNamed = 12;

/** Countries in a sentence: all, these few, these and `others` more, or all except these few. */
export interface NamedTerritories {
  readonly form: 'all' | 'some' | 'many' | 'except';
  readonly named: readonly string[];
  readonly others: number;
}

/** Returns how countries are named in a sentence, with at most twelve codes. */
export const namedTerritories = (codes: readonly string[]): NamedTerritories => {
  if (isEverywhere(codes)) return { form: 'all', named: [], others: 0 };
  if (codes.length <= maxNamed) return { form: 'some', named: codes, others: 0 };
  const missing = missingFrom([WORLD], new Set(codes));
  return missing.length <= maxNamed
    ? { form: 'except', named: missing, others: 0 }
    : { form: 'many', named: codes.slice(0, maxNamed), others: codes.length - maxNamed };
};

/** Returns countries as text for a sentence in English. */
export const territoryText = (codes: readonly string[]): string => {
  const { form, named, others } = namedTerritories(codes);
  const list = named.join(', ');
  return {
    all: codes.includes(WORLD) ? WORLD : 'all countries',
    some: list,
    many: `${list} and ${others} other countries`,
    except: `all countries except ${list}`,
  }[form];
};

/** Returns the rule with more countries excluded, in a fixed order. */
export const excluding = (rule: TerritoryRule, more: readonly Territory[]): TerritoryRule => ({
  include: rule.include,
  exclude: [...new Set([...rule.exclude, ...more])].sort(),
});
