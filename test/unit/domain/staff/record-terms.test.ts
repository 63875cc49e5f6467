import fc from 'fast-check';
import {
  licenseSearch,
  searchTerms,
  licenseTerms,
  licenseTermsWithContent,
  matchesTerms,
  platformTerms,
  trackTerms,
} from '../../../../src/domain/staff/record-terms.ts';
import { AlbumId, ArtistId, ContentId } from '../../../../src/domain/shared/ids.ts';
import {
  aLicense,
  aPlatform,
  aTrack,
  licenseId,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';

const finds = (terms: readonly string[], q: string): boolean => matchesTerms(terms, searchTerms(q));

describe('what staff finds a track by', () => {
  const terms = trackTerms(
    aTrack({
      title: 'Ænima',
      version: 'Café Mix',
      artists: [{ artistId: ArtistId('art_1'), name: 'Sigur Rós', role: 'main' }],
      album: { albumId: AlbumId('alb_1'), title: '東京の夜', upc: '036000291452' },
    }),
  );

  it.each([
    ...['aenima', 'ÆNI', 'cafe mix', 'mix aenima sigur', 'rós', '京の', '夜', 'finch rec', '0360002'],
    ...[trackId(), trackId().toLowerCase(), 'QZ-ABC-26-00001', 'qzabc2600001', 'QZABC26'],
  ])('finds it by %s', (q) => {
    expect(finds(terms, q)).toBe(true);
  });

  it.each(['nima', 'aenima tool', '京夜', trackId(2), 'QZABC2600002', 'trk'])(
    'does not find it by %s',
    (q) => {
      expect(finds(terms, q)).toBe(false);
    },
  );

  it('finds any track by its whole title, as it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (title) => {
        expect(finds(trackTerms(aTrack({ title })), title)).toBe(true);
      }),
    );
  });

  it('keeps few and short terms of a long title, the identifiers among them', () => {
    const title = `${'海'.repeat(50)}${'a'.repeat(1_000)} ${Array.from({ length: 300 }, (_, n) => `w${n}`).join(' ')}`;
    const many = trackTerms(aTrack({ title }));
    expect(many).toHaveLength(200);
    expect(Math.max(...many.map((term) => term.length))).toBe(64);
    expect(finds(many, trackId())).toBe(true);
    expect(finds(many, 'a'.repeat(1_000))).toBe(true);
  });

  it('never cuts a character in halves', () => {
    const [term] = searchTerms('𐐷'.repeat(100));
    expect(term?.isWellFormed()).toBe(true);
    expect(Array.from(term ?? '')).toHaveLength(64);
  });
});

describe('what staff finds a platform by', () => {
  const platform = aPlatform({
    slug: 'acme-video',
    name: 'Ácme Vidéo',
    contactEmail: 'Rights@Studio.example',
    websiteUrl: 'https://www.reelhouse.example/about',
  });

  it.each([
    ...['acme', 'acme-video', 'video acme', 'rights@studio.example', 'studio', 'reelhouse'],
    ...[platformId(), platform.clientId],
  ])('finds it by %s', (q) => {
    expect(finds(platformTerms(platform), q)).toBe(true);
  });

  it.each(['cme', 'acme audio', 'rights@studio.test', platformId(2)])('does not find it by %s', (q) => {
    expect(finds(platformTerms(platform), q)).toBe(false);
  });
});

describe('what staff finds a license by', () => {
  const license = aLicense({
    projectName: 'Winter Campaign',
    contentId: ContentId('Ep.-17'),
    licensee: { name: 'Zoë Müller', type: 'end_user', ref: 'user-99' },
  });

  it.each(['winter', 'camp', 'zoe muller', 'user-99'])('finds it by %s', (q) => {
    expect(finds(licenseTerms(license), q)).toBe(true);
  });

  it('finds it by its content ID among those of a platform', () => {
    expect(finds(licenseTerms(license), 'ep.-17')).toBe(false);
    expect(finds(licenseTermsWithContent(license), 'ep.-17 winter')).toBe(true);
  });

  it('has no terms if it names no project and no end user, so that issuing stays fast', () => {
    expect(licenseTerms(aLicense())).toEqual([]);
  });

  it('looks up IDs and an ISRC, and searches for anything else as words', () => {
    expect(
      licenseSearch(` winter ${licenseId(1).toLowerCase()} ${trackId(2)} Plt_1a QZ-ABC-26-00001 `),
    ).toEqual({
      licenseId: licenseId(1),
      trackId: trackId(2),
      platformId: 'plt_1A',
      isrc: 'QZABC2600001',
      terms: ['winter'],
    });
    const [, second] = licenseId(2).split('_');
    expect(licenseSearch(`${licenseId(1)} ${licenseId(2)}`)).toEqual({
      licenseId: licenseId(1),
      terms: [second],
    });
  });
});
