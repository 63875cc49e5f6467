import {
  codesOf,
  matching,
  splitTerritories,
  takeTyped,
  territoryCodes,
  territoryError,
  territoryText,
  toggleTerritory,
} from '../../../../portal/src/kit/territories/territories.ts';
import { countries } from '../../../../src/domain/shared/territory.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

describe('the territory field', () => {
  it('offers the countries that the service accepts, and all of them together', () => {
    expect(territoryCodes).toEqual(['WORLD', ...countries]);
  });

  it('reads codes and names in any case, with commas, semicolons or spaces between codes', () => {
    expect(codesOf('de, at ch;FR, south africa, Curaçao, curacao, all countries')).toEqual([
      ...['DE', 'AT', 'CH', 'FR', 'ZA', 'CW', 'WORLD'],
    ]);
    expect(territoryError('de, South Africa')).toBeUndefined();
    for (const text of ['XX', 'EU', 'DD', 'Atlantis', 'de XX', 'DE, Atlantis'])
      expect(territoryError(text)).toMatch(/select a country/);
    expect(codesOf(' , ')).toEqual([]);
  });

  it('keeps what is typed apart from the selected codes, and unknown names in the text', () => {
    expect(splitTerritories('DE, AT, ger')).toEqual({ selected: ['DE', 'AT'], typed: 'ger' });
    expect(splitTerritories('DE, Atlantis, ')).toEqual({ selected: ['DE'], typed: 'Atlantis, ' });
    expect(splitTerritories('DE, Atlantis,')).toEqual({ selected: ['DE'], typed: 'Atlantis,' });
    expect(splitTerritories(territoryText(['DE', 'AT']))).toEqual({ selected: ['DE', 'AT'], typed: '' });
    expect(takeTyped('DE, germany, fr')).toBe('DE, FR, ');
    expect(takeTyped('DE, ger')).toBe('DE, ger');
    expect(takeTyped('uk, USA')).toBe('GB, US, ');
  });

  it('replaces single countries by all of them, and all by a single one', () => {
    expect(toggleTerritory(['DE'], 'AT')).toEqual(['DE', 'AT']);
    expect(toggleTerritory(['DE', 'AT'], 'DE')).toEqual(['AT']);
    expect(toggleTerritory(['DE', 'AT'], 'WORLD')).toEqual(['WORLD']);
    expect(toggleTerritory(['WORLD'], 'AT')).toEqual(['AT']);
    expect(takeTyped('WORLD, germany')).toBe('DE, ');
    expect(takeTyped('DE, AT, world')).toBe('WORLD, ');
  });

  it('finds the country of a code first, then names that begin with the text, then any of their words', () => {
    expect(matching('de').slice(0, 2)).toEqual(['DE', 'DK']);
    expect(matching('afr')).toEqual(['CF', 'ZA']);
    expect(matching('cote')).toEqual(['CI']);
    expect(matching('')).toHaveLength(territoryCodes.length);
    expect(matching('atlantis')).toEqual([]);
  });
});
