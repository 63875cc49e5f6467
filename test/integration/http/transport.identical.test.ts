import { transportNames } from '../../../src/adapters/http/index.ts';
import { hostileRequests } from '../../support/http/hostile.ts';
import { exchangeBytes, good, json, openWire, readReply, requestText } from '../../support/http/wire.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const key = { ...json, 'idempotency-key': 'k' };

const requests: readonly (readonly [string, string, Parameters<typeof requestText>[2]?])[] = [
  ['GET', '/things/a1?points=5&mood=a,b', { headers: good }],
  ['GET', '/things/caf%C3%A9%20%2F?q=%C3%A9', { headers: good }],
  ['HEAD', '/things/a1', { headers: good }],
  ['GET', '/things/missing', { headers: good }],
  ['GET', '/things/a%2fb', { headers: good }],
  ['GET', '/things/a%2525', { headers: good }],
  ['GET', '/things/a+b', { headers: good }],
  ['GET', "/things/'(!)*$&,;=:@", { headers: good }],
  ['GET', '/things/"<>|\\^`{}', { headers: good }],
  ['GET', `/things/${'a'.repeat(300)}`, { headers: good }],
  ['GET', '/things/a1?points=no', { headers: good }],
  ['GET', '/things/a1?', { headers: good }],
  ['GET', '/things/a1', {}],
  ['GET', '/things/a1', { headers: { ...good, 'if-none-match': '*' } }],
  ['GET', '/things/', { headers: good }],
  ['GET', '/things/a1/', { headers: good }],
  ['GET', '/THINGS/a1', { headers: good }],
  ['GET', '/%74hings/a1', { headers: good }],
  ['GET', 'http://elsewhere/things/a1?q=1', { headers: good }],
  ['GET', '//things/a1', { headers: good }],
  ['GET', '/things/%zz', { headers: good }],
  ['GET', '/', {}],
  ['OPTIONS', '*', {}],
  ['OPTIONS', '/things', {}],
  ['DELETE', '/things', {}],
  ['PURGE', '/things', {}],
  ['POST', '/things', { headers: json, body: '{"note":"é"}' }],
  ['POST', '/things', { headers: json, body: '{"note":' }],
  ['POST', '/things', { headers: json, body: '{"note":"a","note":"b"}' }],
  ['POST', '/things', { headers: json, body: '' }],
  ['POST', '/things', { headers: good, body: '{"note":"a"}' }],
  ['POST', '/things', { headers: { ...good, 'content-type': 'a/b;c' }, body: 'x' }],
  ['POST', '/things', { headers: json, body: 'x'.repeat(70_000) }],
  ['POST', '/things', { headers: key, body: '{"note":"once"}' }],
  ['POST', '/things', { headers: key, body: '{"note":"once"}' }],
  ['POST', '/things', { headers: key, body: '{"note":"else"}' }],
  ['POST', '/things', { headers: { ...json, expect: '100-continue' }, body: '{"note":"a"}' }],
  ['POST', '/nowhere', { headers: { 'content-type': 'a;b;c' }, body: 'x' }],
  ['DELETE', '/things/a1', { headers: json, body: '{}' }],
  ['POST', '/oauth/token', { headers: form, body: 'grant_type=client_credentials&client_secret=x' }],
  ['POST', '/oauth/token', { headers: form, body: 'grant_type=%ff' }],
  ['GET', '/feed', { headers: { 'accept-encoding': 'gzip' } }],
  ['GET', '/feed', { headers: { accept: 'application/x-ndjson' } }],
  ['GET', '/feed', { headers: { accept: 'application/x-ndjson', 'accept-encoding': 'gzip' } }],
  ['GET', '/feed', { headers: { accept: 'image/png' } }],
  ['HEAD', '/feed', { headers: { accept: 'application/x-ndjson' } }],
  ['GET', '/files/a.mp3', { headers: { range: 'bytes=-5' } }],
  ['HEAD', '/files/a.mp3', { headers: { range: 'bytes=0-0' } }],
  ['GET', '/files/a.mp3', { headers: { range: 'bytes=900000-' } }],
  ['GET', '/files/gone.mp3', {}],
  ['GET', '/stumbles/bug', {}],
  ['GET', '/stumbles/outage', {}],
];

const withoutFreshIds = (raw: string): string =>
  raw.replaceAll(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, '(id)');

const [first, ...others] = transportNames;

it.each(others)('answers the same bytes over %s as over the first transport', async (transport) => {
  const services = [await openWire(first), await openWire(transport)];
  const hostile = hostileRequests.map(({ bytes }) => bytes);
  const good = requests.map(([method, target, requested]) => [requestText(method, target, requested)]);
  for (const bytes of [...good, ...hostile]) {
    const sent = Buffer.from(String(bytes[0])).toString().slice(0, 200);
    const [expected, reply] = await Promise.all(
      services.map(async ({ url }) => withoutFreshIds(readReply(await exchangeBytes(url, ...bytes)).raw)),
    );
    expect({ sent, reply }).toEqual({ sent, reply: expected });
    expect(expected).toMatch(/^HTTP\/1.1 \d{3} /);
    expect(expected).not.toMatch(/<!DOCTYPE|<html|node_modules|\.ts:\d/i);
  }
  await Promise.all(services.map((service) => service.close()));
});
