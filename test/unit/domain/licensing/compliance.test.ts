import { takedownReasons, type Takedown, type Track } from '../../../../src/domain/catalog/track.ts';
import { approve, restore, takeDown, withdrawFrom } from '../../../../src/domain/catalog/moderation.ts';
import { permissionOf, survivesUnderAll } from '../../../../src/domain/licensing/compliance.ts';
import { differencesFrom } from '../../../../src/domain/licensing/issuance/differences.ts';
import { revocationReasons } from '../../../../src/domain/licensing/license.ts';
import { aLicense, aRevoked, aTerms, aTrack, noon } from '../../../support/builders/builders.ts';

const down = (reason: Takedown['reason']) => {
  const taken = takeDown(aTrack(), reason, noon);
  if (!taken.ok) throw new Error('not taken down');
  return { ...taken.value, catalogVersion: 2 };
};

describe('the compliance of a license', () => {
  it.each([
    ['withdrawn', { state: 'clear' }],
    ['disputed', { state: 'on_hold' }],
    ['infringing', { state: 'must_remove', removeBy: noon + 7 * 86_400_000 }],
    ['legal', { state: 'must_remove', removeBy: noon + 7 * 86_400_000 }],
  ] as const)('follows a takedown as %s', (reason, compliance) => {
    expect(permissionOf(aLicense(), down(reason)).compliance).toEqual(compliance);
  });

  it('is lifted by reinstatement, whatever the reason was', () => {
    for (const reason of takedownReasons) {
      const back = approve(down(reason), noon + 1);
      if (!back.ok) throw new Error('not reinstated');
      expect('takedown' in back.value).toBe(false);
      const track = { ...back.value, catalogVersion: 3 };
      expect(permissionOf(aLicense(), track).compliance).toEqual({ state: 'clear' });
    }
  });
});

describe('a territorial takedown', () => {
  const day = 86_400_000;
  const restricted = (reason: Takedown['reason'], territories: string[], at = noon) =>
    withdrawFrom(aTrack(), territories, at, reason);
  const compliance = (territories: string[], track: Track) =>
    permissionOf(aLicense({ territories }), track).compliance;

  it('concerns the licenses that cover its territories, and says where', () => {
    const legal = restricted('legal', ['DE', 'CH']);
    const removal = { state: 'must_remove', removeBy: noon + 7 * day };
    expect(compliance(['AT', 'DE'], legal)).toEqual({ ...removal, territories: ['DE'] });
    expect(compliance(['WORLD'], legal)).toEqual({ ...removal, territories: ['CH', 'DE'] });
    expect(compliance(['DE'], legal)).toEqual(removal);
    expect(compliance(['AT', 'FR'], legal)).toEqual({ state: 'clear' });
    expect(compliance(['AT', 'DE'], restricted('disputed', ['DE']))).toEqual({
      state: 'on_hold',
      territories: ['DE'],
    });
    expect(compliance(['DE'], restricted('withdrawn', ['DE']))).toEqual({ state: 'clear' });
  });

  it('lets published content survive only where none has to be removed', () => {
    const survives = (territories: string[], track: Track) =>
      permissionOf(aLicense({ territories }), track).publishedContentSurvives;
    expect(survives(['DE', 'AT'], restricted('legal', ['DE']))).toBe(false);
    expect(survives(['AT'], restricted('legal', ['DE']))).toBe(true);
    expect(survives(['DE'], restricted('disputed', ['DE']))).toBe(true);
    expect(survivesUnderAll(restricted('legal', ['DE']))).toBeUndefined();
  });

  it('combines with others: the gravest counts, with its earliest deadline', () => {
    const two = withdrawFrom(restricted('legal', ['DE']), ['FR', 'DE'], noon + day, 'infringing');
    const both = withdrawFrom(two, ['AT'], noon + day, 'disputed');
    const removal = { state: 'must_remove', removeBy: noon + 7 * day, territories: ['DE', 'FR'] };
    expect(compliance(['AT', 'DE', 'FR'], both)).toEqual({ ...removal, onHold: ['AT'] });
    expect(compliance(['AT', 'IT'], both)).toEqual({ state: 'on_hold', territories: ['AT'] });
    const down = takeDown(both, 'disputed', noon + 2 * day);
    if (!down.ok) throw new Error('not taken down');
    const track = { ...down.value, catalogVersion: 4 };
    expect(compliance(['AT', 'DE', 'FR'], track)).toEqual({ ...removal, onHold: ['AT'] });
    expect(compliance(['AT', 'IT'], track)).toEqual({ state: 'on_hold' });
  });

  it('changes the licenses that it concerns, at its time, and no others', () => {
    const track = restricted('legal', ['DE'], noon + day);
    const changed = (territories: string[]) => permissionOf(aLicense({ territories }), track).updatedAt;
    expect([changed(['DE', 'AT']), changed(['AT'])]).toEqual([noon + day, noon]);
  });

  it('ends where it is lifted', () => {
    const lifted = restore(restricted('legal', ['DE', 'CH']), ['DE'], noon + 1);
    if (!lifted.ok) throw new Error('not lifted');
    const track = { ...lifted.value, catalogVersion: 2 };
    expect(compliance(['DE'], track)).toEqual({ state: 'clear' });
    expect(compliance(['CH'], track)).toMatchObject({ state: 'must_remove' });
  });

  it('of a record that names no reason leaves licenses clear', () => {
    const { withdrawn, ...track } = restricted('legal', ['DE']);
    if (!withdrawn) throw new Error('not restricted');
    const { restrictions: _, ...older } = withdrawn;
    expect(compliance(['DE'], { ...track, withdrawn: older })).toEqual({ state: 'clear' });
  });

  it('does not prevent others in other territories', () => {
    const track = restricted('legal', ['DE']);
    const license = aLicense({ territories: ['AT', 'DE'] });
    const fields = (...territories: string[]) =>
      differencesFrom(
        license,
        { trackId: license.trackId, contentId: license.contentId, territories },
        permissionOf(license, track).compliance,
      ).map(({ field }) => field);
    expect(fields('AT')).toEqual([]);
    expect(fields('AT', 'DE')).toEqual(['compliance']);
  });

  it('does not hide that the license is on hold in other territories', () => {
    const down = takeDown(restricted('legal', ['DE']), 'disputed', noon + 1);
    if (!down.ok) throw new Error('not taken down');
    const license = aLicense({ territories: ['AT', 'DE'] });
    const details = (track: Track, territories: string[]) =>
      differencesFrom(
        license,
        { trackId: license.trackId, contentId: license.contentId, territories },
        permissionOf(license, track).compliance,
      ).map(({ detail }) => detail);
    const onHold = ['The license is on hold: nothing new may be published under it.'];
    expect(details({ ...down.value, catalogVersion: 4 }, ['AT'])).toEqual(onHold);
    const restrictions = withdrawFrom(restricted('legal', ['DE']), ['AT'], noon + 1, 'disputed');
    expect(details(restrictions, ['AT'])).toEqual(onHold);
    expect(details(restrictions, ['AT', 'DE'])).toEqual([
      'Content published under the license must be removed.',
    ]);
  });
});

describe('published content', () => {
  const survives = (...given: Parameters<typeof permissionOf>) =>
    permissionOf(...given).publishedContentSurvives;
  const perishable = aTerms({ publishedContentSurvives: false });

  it('survives the license only if its terms say so', () => {
    expect(survives(aLicense(), aTrack())).toBe(true);
    expect(survives(aLicense({ terms: perishable }), aTrack())).toBe(false);
    expect(survives(aLicense({ terms: perishable }), down('withdrawn'))).toBe(false);
  });

  it('survives a takedown that does not require removal', () => {
    expect(takedownReasons.filter((reason) => survives(aLicense(), down(reason)))).toEqual([
      'withdrawn',
      'disputed',
    ]);
  });

  it('does not survive a revocation for breach, error, a rights dispute or a takedown', () => {
    const after = (reasonCode: (typeof revocationReasons)[number]) =>
      survives(aRevoked(aLicense(), { reasonCode, actor: 'staff' }), aTrack());
    expect(revocationReasons.filter((reason) => !after(reason))).toEqual([
      'issued_in_error',
      'terms_breach',
      'rights_dispute',
      'takedown',
    ]);
  });

  it('survives under all licenses of a track, or none, or as each license says', () => {
    const terms = (...answers: boolean[]) =>
      answers.map((publishedContentSurvives, i) => aTerms({ version: i + 1, publishedContentSurvives }));
    expect(survivesUnderAll(aTrack({ terms: terms(true, true) }))).toBe(true);
    expect(survivesUnderAll(aTrack({ terms: terms(false) }))).toBe(false);
    expect(survivesUnderAll(aTrack({ terms: terms(false, true) }))).toBeUndefined();
    expect(survivesUnderAll({ ...down('legal'), terms: terms(false, true) })).toBe(false);
  });
});

describe('moderation', () => {
  it('approves once and takes down once', () => {
    expect(approve(aTrack(), noon)).toMatchObject({
      failure: { kind: 'track-already-in-state', state: 'approved' },
    });
    expect(takeDown(down('legal'), 'legal', noon)).toMatchObject({ failure: { state: 'taken_down' } });
  });

  it('takes a dispute further without the track being free in between', () => {
    expect(takeDown(down('disputed'), 'legal', noon + 5)).toMatchObject({
      ok: true,
      value: { takedown: { reason: 'legal', effectiveAt: noon + 5, removeBy: noon + 5 + 7 * 86_400_000 } },
    });
  });

  it('does not extend the deadline to remove content when a later takedown is added or replaces the first', () => {
    const [first, day] = [noon + 7 * 86_400_000, 86_400_000];
    for (const [reason, other] of [
      ['infringing', 'legal'],
      ['legal', 'infringing'],
    ] as const) {
      const again = takeDown(down(reason), other, noon + 5 * day);
      if (!again.ok) throw new Error('not taken down');
      expect(again.value.takedown).toEqual({ reason: other, effectiveAt: noon + 5 * day, removeBy: first });
    }
    const disputed = takeDown(down('legal'), 'disputed', noon + day);
    if (!disputed.ok) throw new Error('not taken down');
    expect(disputed.value.takedown).toEqual({ reason: 'disputed', effectiveAt: noon + day });
  });

  it('withdraws a track from some countries without taking it down', () => {
    const narrowed = withdrawFrom(aTrack(), ['US', 'DE'], noon + 1);
    expect(narrowed).toMatchObject({
      moderationStatus: 'approved',
      territories: { include: ['WORLD'], exclude: ['DE', 'US'] },
      updatedAt: noon + 1,
    });
  });
});
