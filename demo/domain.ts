/** The parts of the domain that the demo catalog uses. No other file of the demo imports the service. */
export {
  filesOf,
  madeByPeople,
  standardTerms,
  type DeliveredTerms,
  type DeliveredTrack,
} from '../src/domain/catalog/delivery/delivery.ts';
export { noMining } from '../src/domain/catalog/license-terms.ts';
export { tonicOf, tonics, type MusicalKey, type Tonic } from '../src/domain/catalog/musical-key.ts';
export type { Rights } from '../src/domain/catalog/rights.ts';
export type { StemCategory, TakedownReason } from '../src/domain/catalog/track.ts';
export type { OperatorsWords } from '../src/domain/moderation/operator-statement.ts';
export { everywhere } from '../src/domain/shared/territory.ts';
