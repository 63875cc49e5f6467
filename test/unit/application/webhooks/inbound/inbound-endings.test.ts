import { longEndings } from '../../../../support/stories/inbound-endings.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

describe('a deletion of content with more licenses than one commit ends', () => {
  for (const [name, story] of longEndings) it(name, inWorld(story), 60_000);
});
