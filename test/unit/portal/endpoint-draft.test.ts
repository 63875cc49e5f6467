import { changesOf, draftOf, editOf } from '../../../portal/src/pages/webhooks/endpoints/endpoint-draft.ts';
import { exampleEndpoint } from '../../../src/adapters/http/webhooks/endpoint.schemas.ts';
import { useEnglishTexts } from '../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const endpoint = {
  ...exampleEndpoint,
  eventTypes: [...exampleEndpoint.eventTypes],
  secrets: [...exampleEndpoint.secrets],
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
