import { basaltTracks } from './labels/basalt.ts';
import { harbourValeTracks } from './labels/harbour-vale.ts';
import { northlightTracks } from './labels/northlight.ts';
import { tinRoofTracks } from './labels/tin-roof.ts';
import type { TakedownReason, OperatorsWords } from './domain.ts';
import type { DemoSpec } from './spec.ts';

/** The demo catalog, in the order of production. */
export const demoTracks: readonly DemoSpec[] = [
  ...northlightTracks,
  ...harbourValeTracks,
  ...basaltTracks,
  ...tinRoofTracks,
];

/** The track that is taken down after its import, so that the demo shows a takedown. */
export const demoTakedown: {
  readonly externalId: string;
  readonly reason: TakedownReason;
  readonly words: OperatorsWords;
} = {
  externalId: 'ZZNL12400004',
  reason: 'disputed',
  words: {
    ground: 'rights_conflict',
    source: 'own_review',
    facts: 'This track of the demo catalog is taken down to show how a rejected request looks.',
    clause: 'Demo catalog',
  },
};
