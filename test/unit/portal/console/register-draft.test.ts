import {
  emptyRegistration,
  registrationOf,
  shownSlug,
  slugOf,
} from '../../../../portal/src/console/platforms/register/register-draft.ts';
import { slug as slugField } from '../../../../src/adapters/http/vocabulary/fields.ts';

describe('the registration of a platform by staff', () => {
  it.each([
    ['Harbour Video', 'harbour-video'],
    ['  Café & Vidéo!  ', 'cafe-video'],
    ['A'.repeat(39) + ' B', 'a'.repeat(39)],
    ['日本', ''],
  ])('suggests a slug for %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    if (slug !== '') expect(slugField.safeParse(slug).success).toBe(true);
  });

  it('follows the name until the slug is edited', () => {
    const named = { ...emptyRegistration, name: 'Harbour Video' };
    expect(shownSlug(named)).toBe('harbour-video');
    expect(shownSlug({ ...named, slug: 'harbour' })).toBe('harbour');
    expect(shownSlug({ ...named, slug: '' })).toBe('');
  });

  it('is sent with what was entered, and not before it is complete', () => {
    const draft = { ...emptyRegistration, name: ' Harbour ', contactEmail: 'a@harbour.example' };
    const sent = { name: 'Harbour', slug: 'harbour', contactEmail: 'a@harbour.example' };
    expect(registrationOf(draft)).toEqual({ ...sent, environment: 'sandbox', tier: 'developer' });
    const full = { ...draft, websiteUrl: 'https://harbour.example', stems: true, hub: true };
    expect(registrationOf({ ...full, environment: 'live', tier: 'growth' })).toEqual({
      ...sent,
      ...{ environment: 'live', tier: 'growth', websiteUrl: 'https://harbour.example' },
      ...{ addOns: ['stems'], hub: true },
    });
    for (const missing of [{ name: ' ' }, { slug: '' }, { contactEmail: '' }])
      expect(registrationOf({ ...draft, ...missing })).toBeUndefined();
  });
});
