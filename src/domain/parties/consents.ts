import { noMining, type TdmPermission, type TextAndDataMining } from '../catalog/license-terms.ts';

/** A use of a track by machines. */
export type MiningUse = keyof TextAndDataMining;
export const miningUses = [
  'dataMining',
  'aiInference',
  'aiTraining',
  'aiGenerativeTraining',
] as const satisfies readonly MiningUse[];

/** The permissions, the narrowest first. */
const widths: readonly TdmPermission[] = ['notAllowed', 'constrained', 'allowed'];

/** Returns the consents of a track if there are any: a party confirms them with its shares. */
export const givenConsents = (tdm: TextAndDataMining | undefined): TextAndDataMining | undefined =>
  tdm && miningUses.some((use) => tdm[use] !== 'notAllowed') ? tdm : undefined;

/** Returns whether consents permit more of a use than before. Every party of a track has to agree to that, and none to their withdrawal. */
export const isWidened = (
  before: TextAndDataMining = noMining,
  after: TextAndDataMining = noMining,
): boolean => miningUses.some((use) => widths.indexOf(after[use]) > widths.indexOf(before[use]));
