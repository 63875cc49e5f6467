import type { LicenseRequest } from '../../../../src/domain/licensing/issuance/facts.ts';
import { differencesFrom } from '../../../../src/domain/licensing/issuance/differences.ts';
import type { License, Licensee } from '../../../../src/domain/licensing/license.ts';
import { countries } from '../../../../src/domain/shared/territory.ts';
import { aLicense, aRevoked, contentId, noon, trackId } from '../../../support/builders/builders.ts';

const request = (requested: Partial<LicenseRequest> = {}): LicenseRequest => ({
  trackId: trackId(),
  contentId: contentId(),
  ...requested,
});

describe('an existing license', () => {
  const existing = aLicense({ territories: ['DE'], validUntil: noon + 10 });
  const clear = { state: 'clear' } as const;
  const fields = (requested: Partial<LicenseRequest>, license: License = existing) =>
    differencesFrom(license, request(requested), clear).map(({ field }) => field);

  it('covers a request that names nothing else', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ territories: ['DE'], validUntil: noon + 9, contentType: 'ugc_video' })).toEqual([]);
  });

  it('names each way in which it does not cover the request', () => {
    const licensee = { name: 'Bob', type: 'end_user' } as const;
    const requested = {
      licensee,
      contentType: 'film',
      territories: ['DE', 'FR'],
      validUntil: noon + 11,
    } as const;
    expect(fields(requested)).toEqual(['licensee', 'contentType', 'territories', 'validUntil']);
  });

  it('distinguishes licensees by reference, otherwise by name', () => {
    const license = (licensee: Licensee) => aLicense({ licensee });
    const alice = { name: 'Alice', type: 'end_user', ref: 'user-1' } as const;
    const { ref: _, ...nameless } = alice;
    expect(fields({ licensee: { ...alice, name: 'Alice B.' } }, license(alice))).toEqual([]);
    expect(fields({ licensee: { ...alice, ref: 'user-2' } }, license(alice))).toEqual(['licensee']);
    expect(fields({ licensee: nameless }, license(alice))).toEqual([]);
    expect(fields({ licensee: { ...nameless, name: 'Bob' } }, license(nameless))).toEqual(['licensee']);
    expect(fields({ licensee: { name: 'Alice', type: 'platform' } }, license(nameless))).toEqual([
      'licensee',
    ]);
  });

  it('does not cover a request while a takedown keeps it on hold, or after it ended', () => {
    expect(differencesFrom(existing, request(), { state: 'on_hold' })).toMatchObject([
      { field: 'compliance' },
    ]);
    expect(fields({}, aRevoked(existing))).toEqual(['status']);
  });

  it('names at most twelve countries, or all but a few', () => {
    const detail = (...territories: string[]) =>
      differencesFrom(existing, request({ territories }), clear)[0]?.detail;
    expect(detail('WORLD')).toBe('The license does not cover all countries except DE.');
    expect(detail('FR', 'US')).toBe('The license does not cover FR, US.');
    expect(detail(...countries.slice(0, 30))).toMatch(
      /^The license does not cover AD, .* and 18 other countries\.$/,
    );
  });
});
