import { descendantsOf, expiresSoon, groupsOf } from '../../../portal/src/pages/credentials/kinds.ts';
import { bodyOf, emptyDraft, successorOf } from '../../../portal/src/pages/credentials/settings.ts';
import { noon } from '../../support/builders/builders.ts';
import { useEnglishTexts } from '../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const at = (ms: number) => new Date(noon + ms).toISOString();
const aKey = (credentialId: string, more: object = {}) =>
  ({ credentialId, kind: 'api_key', hint: 'plk_live_x', createdAt: at(0), ...more }) as const;

describe('a new credential', () => {
  it('has only the settings that were chosen', () => {
    expect(bodyOf('api_key', { ...emptyDraft, name: ' ', addresses: '\n' })).toEqual({ kind: 'api_key' });
    const draft = {
      name: ' Encoder ',
      scopes: ['tracks:read'],
      lastDay: '2027-03-01',
      addresses: '203.0.113.7, 2001:db8::/32\n\n203.0.113.8',
    } as const;
    expect(bodyOf('client_secret', draft)).toEqual({
      kind: 'client_secret',
      name: 'Encoder',
      scopes: ['tracks:read'],
      expiresAt: '2027-03-01T23:59:59.999Z',
      allowedIps: ['203.0.113.7', '2001:db8::/32', '203.0.113.8'],
    });
  });

  it('has the settings of the one that it replaces, for as long again', () => {
    const settings = { name: 'Encoder', scopes: ['tracks:read'], allowedIps: ['203.0.113.7'] };
    const before = aKey('crd_1', { ...settings, expiresAt: at(5_000), lastUsedAt: at(1) });
    expect(successorOf(before, noon + 60_000)).toEqual({
      kind: 'api_key',
      ...settings,
      expiresAt: at(65_000),
    });
    expect(successorOf(aKey('crd_1'), noon)).toEqual({ kind: 'api_key' });
  });
});

describe('credentials', () => {
  it('expire soon in the last two weeks before they expire', () => {
    const day = 86_400_000;
    const soon = [undefined, -1, 0, 1, 14 * day, 14 * day + 1].map((ms) =>
      expiresSoon(ms === undefined ? {} : { expiresAt: at(ms) }, noon),
    );
    expect(soon).toEqual([false, false, false, true, true, false]);
  });

  it('are rotated by name, without expired ones', () => {
    const [first, second, other] = [aKey('crd_1'), aKey('crd_2'), aKey('crd_3', { name: 'Encoder' })];
    const expired = aKey('crd_4', { name: 'Encoder', expiresAt: at(0) });
    expect(groupsOf([first, other, second, expired], noon)).toEqual([[first, second], [other]]);
  });

  it('are removed together with all that were created with them', () => {
    const [parent, child] = [aKey('crd_1'), aKey('crd_2', { createdBy: 'crd_1' })];
    const [grandchild, stranger] = [aKey('crd_3', { createdBy: 'crd_2' }), aKey('crd_4')];
    const all = [grandchild, stranger, parent, child];
    expect(descendantsOf(all, 'crd_1')).toEqual([child, grandchild]);
    expect(descendantsOf(all, 'crd_4')).toEqual([]);
  });
});
