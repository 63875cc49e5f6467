import fc from 'fast-check';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { identified } from '../../../../src/domain/licensing/issuance/issuance.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import {
  decideContent,
  type ContentChanges,
  type ContentFacts,
} from '../../../../src/domain/webhooks/content.ts';
import { commitsOf } from '../../../../src/domain/webhooks/content-commits.ts';
import {
  tracksAfter,
  type ContentEvent,
  type ContentRegister,
} from '../../../../src/domain/webhooks/content-register.ts';
import { aLicense, aPlatform, aTrack, licenseId, noon, trackId } from '../../../support/builders/builders.ts';
import {
  eventsOf,
  licensedBy,
  offers,
  isInForceIn,
  stories,
  shuffledArrivals,
  type Story,
} from '../../../support/stories/content-stories.ts';

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

/** The facts that are known once a commit was made. */
const committed = ({ licenses }: Known, { register, grants, revocations }: ContentChanges): Known => {
  const ended = new Set(revocations.map(({ license }) => license.licenseId));
  return {
    register,
    licenses: [
      ...licenses.filter((license) => !ended.has(license.licenseId)),
      ...grants.map((grant) => identified(grant, licenseId(++serial))),
    ],
  };
};

/**
 * The facts that are known once an event was processed, by those that its decision may rely on and nothing else, one ending after another:
 * it may be cut off before each.
 */
const after = (
  known: Known,
  event: ContentEvent,
  policy: Story['policy'],
  isCut: () => boolean,
): { readonly known: Known; readonly done: boolean } => {
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
  if (!decided.ok) throw new Error(`rejected: ${decided.failure.kind}`);
  if (decided.value.kind === 'superseded') return { known, done: true };
  let so = known;
  for (const part of commitsOf(decided.value, 1)) {
    if (isCut()) return { known: so, done: false };
    const [before, version] = [so.register?.version ?? 0, part.register.version];
    if (version !== before + 1) throw new Error(`version ${version} after ${before}`);
    so = committed(so, part);
  }
  return decided.value.own ? { known: so, done: true } : after(so, event, policy, isCut);
};

/** An event that was cut off is sent again after all others. */
const endOf = (story: Story, received: readonly ContentEvent[], cuts: readonly boolean[] = []) => {
  const byApi = story.byApi.map(({ track, at }) => {
    const issuedAt = noon + at * unit;
    return aLicense({ trackId: trackId(track + 1), issuedAt, validFrom: issuedAt }, track + 1);
  });
  const [waiting, steps] = [[...received], [...cuts]];
  let so: Known = { register: undefined, licenses: byApi };
  for (let event = waiting.shift(); event; event = waiting.shift()) {
    const { known, done } = after(so, event, story.policy, () => steps.shift() ?? false);
    so = known;
    if (!done) waiting.push(event);
  }
  const { register, licenses } = so;
  if (!register) throw new Error('no event was stored');
  const { version: _, ...state } = register;
  return { register, state, licensed: licenses.map((license) => license.trackId).toSorted() };
};

const deliveries = stories.chain((story) => {
  const events = eventsOf(story, tracks, unit);
  return fc.record({
    story: fc.constant(story),
    events: fc.constant(events),
    received: shuffledArrivals(events),
    cuts: fc.array(fc.boolean(), { maxLength: 12 }),
  });
});

describe('the events of a content item whose tracks are not licensed for everything', () => {
  it('leave the same tracks licensed in whatever order and however often they are sent, though some are cut off', () => {
    fc.assert(
      fc.property(deliveries, ({ story, events, received, cuts }) => {
        const inOrder = endOf(story, events);
        const shuffled = endOf(story, received, cuts);
        expect([shuffled.licensed, shuffled.state]).toEqual([inOrder.licensed, inOrder.state]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('leave licensed what the latest of them names and the clauses let pass, and what no deletion ended', () => {
    fc.assert(
      fc.property(deliveries, ({ story, events, received, cuts }) => {
        const { register, licensed } = endOf(story, received, cuts);
        expect(isInForceIn(register, events)).toBe(true);
        expect(licensed).toEqual(licensedBy(story, events, register, tracks, unit));
      }),
      { numRuns: 3_000 },
    );
  });
});
