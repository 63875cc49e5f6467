import { standardTerms, type DeliveredTrack } from '../../../../src/domain/catalog/delivery/delivery.ts';
import {
  recordOf,
  type IntakeDependencies,
  type MeasuredSound,
} from '../../../../src/domain/catalog/delivery/intake.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { StemId, TermsId } from '../../../../src/domain/shared/ids.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import { aDelivery } from '../../../support/clients/deliveries.ts';

const sound: MeasuredSound = { master: aTrack().master, durationMs: 61_234, stems: [] };
const dependencies = (now = noon): IntakeDependencies => {
  let serial = 0;
  const text = (value: string) =>
    [...value].reduce(
      (sum, sign) => (sum * 31n + BigInt(sign.codePointAt(0) ?? 0)) & ((1n << 255n) - 1n),
      7n,
    );
  return {
    trackId: trackId(),
    inReview: false,
    now,
    sha256: (value) => text(value).toString(16).padStart(64, '0'),
    nextStemId: () => StemId(`stm_${++serial}`),
    nextTermsId: () => TermsId(`trm_${now}_${++serial}`),
  };
};
const taken = (d: DeliveredTrack, prior?: Track, now?: number): Track => ({
  ...recordOf(d, sound, prior, dependencies(now)),
  catalogVersion: 1,
});

describe('taking a delivery in', () => {
  it('takes the length from the measurement, not from the manifest', () => {
    expect(taken(aDelivery())).toMatchObject({
      durationMs: 61_234,
      master: aTrack().master,
      addedAt: noon,
      updatedAt: noon,
    });
  });

  it('gives an artist the same ID on every track', () => {
    const [one, two] = [taken(aDelivery()), taken(aDelivery({ externalId: 'X2', title: 'Other' }))];
    expect(one.artists[0]?.artistId).toMatch(/^art_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(two.artists[0]?.artistId).toBe(one.artists[0]?.artistId);
  });

  it('hides a pending track until it is approved', () => {
    const pending = taken(aDelivery({ status: 'pending_review' }));
    expect(pending.moderationStatus).toBe('pending_review');
    expect(taken(aDelivery(), pending).moderationStatus).toBe('approved');
    expect(taken(aDelivery({ status: 'pending_review' }), taken(aDelivery())).moderationStatus).toBe(
      'approved',
    );
  });

  it('keeps the status that review has decided, whatever the delivery says', () => {
    const waiting = taken(aDelivery({ status: 'pending_review' }));
    for (const status of ['pending_review', 'changes_requested', 'rejected'] as const) {
      const { moderationStatus: _, ...record } = waiting;
      const prior: Track = { ...record, moderationStatus: status };
      const { moderationStatus } = recordOf(aDelivery(), sound, prior, { ...dependencies(), inReview: true });
      expect(moderationStatus).toBe('pending_review');
    }
  });

  it('does not lift a takedown', () => {
    const down: Track = {
      ...taken(aDelivery()),
      moderationStatus: 'taken_down',
      takedown: { reason: 'legal', effectiveAt: noon },
    };
    expect(taken(aDelivery({ title: 'Again' }), down)).toMatchObject({
      moderationStatus: 'taken_down',
      title: 'Again',
      takedown: { reason: 'legal' },
    });
  });
});

describe('the terms of a track delivered again', () => {
  const free = { ...standardTerms, attributionRequired: false };

  it('stay unchanged while their wording is unchanged', () => {
    const first = taken(aDelivery());
    expect(taken(aDelivery({ title: 'Renamed' }), first, noon + 1).terms).toEqual(first.terms);
  });

  it('get a new version for a new wording, and for the old one if it returns', () => {
    const first = taken(aDelivery());
    const second = taken(aDelivery({ terms: [free] }), first, noon + 1);
    const third = taken(aDelivery(), second, noon + 2);
    expect(
      third.terms.map(({ version, attributionRequired, effectiveAt }) => [
        version,
        attributionRequired,
        effectiveAt,
      ]),
    ).toEqual([
      [1, true, noon],
      [2, false, noon + 1],
      [3, true, noon + 2],
    ]);
  });

  it('never change terms that were in force before the delivery', () => {
    const first = taken(aDelivery());
    const late = taken(aDelivery({ terms: [{ ...free, effectiveAt: noon - 1000 }] }), first, noon + 50);
    expect(late.terms.at(-1)).toMatchObject({ version: 2, effectiveAt: noon + 50 });
    expect(
      taken(aDelivery({ terms: [{ ...free, effectiveAt: noon - 1000 }], title: 'Again' }), late, noon + 60)
        .terms,
    ).toEqual(late.terms);
  });

  it('that were only announced can be withdrawn, and their number is not used again', () => {
    const current = { ...standardTerms, effectiveAt: noon - 1000 };
    const announced = { ...free, effectiveAt: noon + 1000 };
    const first = taken(aDelivery({ terms: [current, announced] }));
    const again = taken(aDelivery({ terms: [current, announced], title: 'Again' }), first, noon + 10);
    expect(again.terms).toEqual(first.terms);
    const back = taken(aDelivery({ terms: [current] }), first, noon + 10);
    expect(back.terms).toEqual(first.terms.slice(0, 1));
    const other = taken(aDelivery({ terms: [free] }), first, noon + 10);
    expect(other.terms.map(({ version, effectiveAt }) => [version, effectiveAt])).toEqual([
      [1, noon - 1000],
      [3, noon + 10],
    ]);
    expect(taken(aDelivery({ terms: [current] }), first, noon + 1000).terms).toHaveLength(2);
  });
});
