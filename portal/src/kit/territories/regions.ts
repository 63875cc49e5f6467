import { countryCodes } from './countries.ts';
import { texts } from './texts.ts';

/** The names of the regions. Browsers have only those of countries, unlike Node.js. */
export const regionNames = texts({
  africa: 'territories.africa',
  antarctica: 'territories.antarctica',
  asia: 'territories.asia',
  europe: 'territories.europe',
  europeanUnion: 'territories.europeanUnion',
  northAmerica: 'territories.northAmerica',
  oceania: 'territories.oceania',
  southAmerica: 'territories.southAmerica',
});
export type RegionCode = keyof typeof regionNames;

export interface Region {
  readonly code: RegionCode;
  readonly countries: readonly string[];
}

const europe =
  'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK';
const northAmerica =
  'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI';
const southAmerica = 'AR BO BR BV CL CO EC FK GF GS GY PE PY SR UY VE';
const asia =
  'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE';
const africa =
  'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TN TZ UG YT ZA ZM ZW';
const oceania = 'AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS';
const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

const region = (code: RegionCode, countries: string): Region => ({ code, countries: countries.split(' ') });

/** The regions of UN M49; each country is in one. Kosovo is in Europe, and Antarctica is a region of its own. */
export const regions: readonly Region[] = [
  region('europe', europe),
  region('northAmerica', northAmerica),
  region('southAmerica', southAmerica),
  region('asia', asia),
  region('africa', africa),
  region('oceania', oceania),
  region('antarctica', 'AQ'),
];

/** The regions that can be selected as a whole. */
export const selectableRegions: readonly Region[] = [region('europeanUnion', europeanUnion), ...regions];

/** Returns territories with all countries of a region. */
export const withRegion = (selected: readonly string[], { countries }: Region): readonly string[] => [
  ...new Set([...selected.filter((code) => code !== 'WORLD'), ...countries]),
];

const expanded = (codes: readonly string[]): readonly string[] =>
  codes.includes('WORLD') ? countryCodes : codes;

/** A region with its countries that a rule includes, and those that it does not. */
export interface RegionCoverage {
  readonly region: Region;
  readonly included: readonly string[];
  readonly missing: readonly string[];
}

/** Returns what the included territories without the excluded ones are in each region. */
export const coverageOf = (
  include: readonly string[],
  exclude: readonly string[],
): readonly RegionCoverage[] => {
  const [given, without] = [new Set(expanded(include)), new Set(expanded(exclude))];
  const isIncluded = (code: string) => given.has(code) && !without.has(code);
  return regions.map((region) => ({
    region,
    included: region.countries.filter(isIncluded),
    missing: region.countries.filter((code) => !isIncluded(code)),
  }));
};
