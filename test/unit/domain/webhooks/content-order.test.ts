import fc from 'fast-check';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { identified } from '../../../../src/domain/licensing/issuance.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import { decideContent, type ContentFacts } from '../../../../src/domain/webhooks/content.ts';
import {
  tracksAfter,
  type ContentEvent,
  type ContentRegister,
} from '../../../../src/domain/webhooks/content-register.ts';
import { aLicense, aPlatform, aTrack, licenseId, noon, trackId } from '../../../support/builders.ts';
import {
  eventsOf,
  licensedBy,
  offers,
  standsIn,
  stories,
  tellings,
  type Story,
} from '../../../support/content-stories.ts';

const unit = 1_000;
const catalog = new Map(
  offers.map(({ changes }, n) => [trackId(n + 1), { ...aTrack({}, n + 1), ...changes } as Track]),
);
const tracks = [...catalog.keys()];

interface Known {
  readonly register: ContentRegister | undefined;
  readonly licenses: readonly ActiveLicense[];
}

let serial = 100;

/** What is known once an event was taken in, by what its decision may stand on and nothing else. */
const after = (known: Known, event: ContentEvent, policy: Story['policy']): Known => {
  const facts: ContentFacts = {
    ...known,
    event,
    platform: aPlatform(),
    policy,
    tracks: new Map([...catalog].filter(([id]) => tracksAfter(known.register, event).includes(id))),
    quota: { limit: null, used: 0 },
    now: noon + 6 * unit,
  };
  const decided = decideContent(facts);
  if (!decided.ok) throw new Error(`refused: ${decided.failure.kind}`);
  if (decided.value.kind === 'superseded') return known;
  const { register, grants, revocations } = decided.value;
  const ended = new Set(revocations.map(({ license }) => license.licenseId));
  return {
    register,
    licenses: [
      ...known.licenses.filter((license) => !ended.has(license.licenseId)),
      ...grants.map((grant) => identified(grant, licenseId(++serial))),
    ],
  };
};

const endOf = (story: Story, telling: readonly ContentEvent[]) => {
  const byApi = story.byApi.map(({ track, at }) => {
    const issuedAt = noon + at * unit;
    return aLicense({ trackId: trackId(track + 1), issuedAt, validFrom: issuedAt }, track + 1);
  });
  const start: Known = { register: undefined, licenses: byApi };
  const { register, licenses } = telling.reduce<Known>(
    (known, event) => after(known, event, story.policy),
    start,
  );
  if (!register) throw new Error('nothing was told');
  const { version: _, ...state } = register;
  return { register, state, licensed: licenses.map((license) => license.trackId).toSorted() };
};

const told = stories.chain((story) => {
  const events = eventsOf(story, tracks, unit);
  return fc.record({ story: fc.constant(story), events: fc.constant(events), telling: tellings(events) });
});

describe('the events of a content item whose tracks are not licensed for everything', () => {
  it('leave the same tracks licensed in whatever order and however often they are told', () => {
    fc.assert(
      fc.property(told, ({ story, events, telling }) => {
        const inOrder = endOf(story, events);
        const shuffled = endOf(story, telling);
        expect([shuffled.licensed, shuffled.state]).toEqual([inOrder.licensed, inOrder.state]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('leave licensed what the latest of them names and the clauses let pass, and what no deletion ended', () => {
    fc.assert(
      fc.property(told, ({ story, events, telling }) => {
        const { register, licensed } = endOf(story, telling);
        expect(standsIn(register, events)).toBe(true);
        expect(licensed).toEqual(licensedBy(story, events, register, tracks, unit));
      }),
      { numRuns: 3_000 },
    );
  });
});
