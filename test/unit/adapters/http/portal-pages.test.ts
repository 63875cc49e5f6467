import { portalPageEndpoints } from '../../../../src/adapters/http/portal/pages.endpoints.ts';
import { exchangeWith } from './exchange.ts';

describe('a page of the portal', () => {
  const ask = exchangeWith(portalPageEndpoints({ page: '<p>{{nonce}}</p>', files: new Map() }, []));

  it.each([
    '/portal?month=2026-03',
    '/portal/?month=2026-03',
    '/portal/catalog?q=night%20ferry&mood=calm,warm&similarTo=trk_1',
    '/portal/licenses/lic_1?from=mail',
    '/portal/webhooks/whe_1/dlv_1?attempt=2',
  ])('opens by itself with its filters in the address: %s', async (path) => {
    const opened = await ask('GET', path);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('runs styles under a nonce of its own each time', async () => {
    const [one, other] = [await ask('GET', '/portal'), await ask('GET', '/portal')];
    expect(one.text).not.toBe(other.text);
    const nonce = one.text.slice('<p>'.length, -'</p>'.length);
    expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });
});
