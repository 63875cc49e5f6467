import { attributionOf } from '../../../../src/domain/catalog/attribution.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import { aTerms, aTrack } from '../../../support/builders/builders.ts';

const artist = (name: string, role: 'main' | 'featured' = 'main') => ({
  artistId: ArtistId('art_1'),
  name,
  role,
});

describe('attribution', () => {
  it('names title, version, artists and the owner of the recording', () => {
    const track = aTrack({
      title: 'Tide',
      version: 'Live',
      artists: [artist('Ada'), artist('Ben'), artist('Cy', 'featured')],
      pLine: '℗ 2026 Finch',
    });
    expect(attributionOf(track, aTerms()).text).toBe(
      'Music: “Tide (Live)” by Ada & Ben feat. Cy. ℗ 2026 Finch',
    );
  });

  it('escapes markup for each format', () => {
    const { html, markdown } = attributionOf(
      aTrack({ title: '<b>*Bold*</b>', artists: [artist('A & B')] }),
      aTerms(),
    );
    expect(html).toContain('<cite>&lt;b&gt;*Bold*&lt;/b&gt;</cite> by A &amp; B.');
    expect(markdown).toContain(String.raw`*\<b\>\*Bold\*\</b\>* by A & B`);
  });

  it('is required if the terms say so, and belongs in the end credits of films and broadcasts', () => {
    expect(attributionOf(aTrack(), aTerms({ attributionRequired: false })).required).toBe(false);
    expect(attributionOf(aTrack(), aTerms({ media: ['theatrical'] })).placement).toBe('end_credits');
    expect(attributionOf(aTrack(), aTerms({ media: ['social'] })).placement).toBe('description');
  });
});
