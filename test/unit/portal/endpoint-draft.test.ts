import { changesOf, draftOf, editOf } from '../../../portal/src/pages/webhooks/endpoints/endpoint-draft.ts';
import { exampleEndpoint } from '../../../src/adapters/http/webhooks/endpoint.schemas.ts';
import { useEnglishTexts } from '../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const endpoint = {
  ...exampleEndpoint,
  eventTypes: [...exampleEndpoint.eventTypes],
  secrets: [...exampleEndpoint.secrets],
  headers: [...exampleEndpoint.headers],
};
const draft = draftOf(endpoint);

describe('the form of an endpoint', () => {
  it('sends only changed members, so that changes by someone else stay', () => {
    expect(editOf(draft, { ...draft, url: 'https://b.example' })).toEqual({ url: 'https://b.example' });
    expect(editOf(draft, draft)).toBeUndefined();
  });

  it('removes a description with null', () => {
    const named = { ...draft, description: 'Production' };
    expect(editOf(named, { ...named, description: '' })).toEqual({ description: null });
  });

  it('sends headers that are new, have a new value or were removed, and keeps the other stored ones', () => {
    const stored = (name: string, value = '') => ({ name, value, isStored: true });
    const before = {
      ...draft,
      headers: [stored('authorization'), stored('x-a'), stored('x-b'), stored('x-c')],
    };
    const headers = [
      stored('authorization', ' Bearer new '),
      stored('x-a'),
      { name: ' X-New ', value: 'a', isStored: false },
      { name: 'X-B', value: 'b', isStored: false },
      { name: '', value: '', isStored: false },
    ];
    expect(editOf(before, { ...before, headers })).toEqual({
      headers: { authorization: 'Bearer new', 'X-New': 'a', 'X-B': 'b', 'x-c': null },
    });
  });

  it('names what someone else changed, but not changes of its health', () => {
    const { health: _, ...rest } = endpoint;
    const now = { ...rest, health: {}, status: 'disabled' as const, description: 'Production' };
    expect(changesOf(endpoint, now)).toEqual([
      ['Description', 'Production'],
      ['Status', 'Disabled'],
    ]);
    expect(changesOf(now, endpoint)).toContainEqual(['Description', 'None']);
  });
});
