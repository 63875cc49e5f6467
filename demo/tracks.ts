import { basaltTracks } from './labels/basalt.ts';
import { harbourValeTracks } from './labels/harbour-vale.ts';
import { northlightTracks } from './labels/northlight.ts';
import { tinRoofTracks } from './labels/tin-roof.ts';
import type { TakedownReason, OperatorsWords } from './domain.ts';
import type { DemoSpec } from './spec.ts';

/** The demo catalog, in the order in which it is made. */
export const demoTracks: readonly DemoSpec[] = [
  ...northlightTracks,
  ...harbourValeTracks,
  ...basaltTracks,
  ...tinRoofTracks,
];

/** The track that is withdrawn again after it was taken in, so that a takedown can be seen. */
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
    facts: 'This track of the demo catalog is taken down so that a refusal can be seen.',
    clause: 'Demo catalog',
  },
};
