import { Webhook } from 'standardwebhooks';
import { verifyWebhook, type WebhookHeaders } from '../../../clients/typescript/src/index.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const now = Date.parse('2026-03-02T14:00:00Z');
const body =
  '{"id":"evt_1","type":"track.approved","timestamp":"2026-03-02T14:00:00Z","data":{"title":"Größe ✓"}}';

/** Headers as the authors' own library makes them. */
const signedBy = (by: string, at = now, text = body) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(at / 1000)),
  'webhook-signature': new Webhook(by).sign('evt_1', new Date(at), text),
});

const rejection = (
  headers: WebhookHeaders,
  more: { body?: string; secret?: string; toleranceMs?: number } = {},
) =>
  verifyWebhook({ secret, headers, body, now, ...more }).then(
    () => 'believed',
    (error: unknown) => (error as { code: string }).code,
  );

describe('a message to an endpoint', () => {
  it('is accepted if the library of the standard signed it, as text and as bytes', async () => {
    const event = JSON.parse(body) as unknown;
    const bytes = new TextEncoder().encode(body);
    for (const raw of [body, bytes, bytes.buffer])
      expect(await verifyWebhook({ secret, headers: signedBy(secret), body: raw, now })).toEqual(event);
  });

  it('is accepted with headers in any case and with Headers', async () => {
    const headers = signedBy(secret);
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    expect(await rejection(upper)).toBe('believed');
    expect(await rejection(new Headers(headers))).toBe('believed');
    const others = new Map<string, string>(Object.entries(headers));
    expect(await rejection({ get: (name) => others.get(name) ?? null })).toBe('believed');
  });

  it('is accepted with either secret during a rotation, and with any of its signatures', async () => {
    const both = `${signedBy(other)['webhook-signature']} ${signedBy(secret)['webhook-signature']}`;
    expect(await rejection({ ...signedBy(secret), 'webhook-signature': both })).toBe('believed');
    await verifyWebhook({ secrets: [other, secret], headers: signedBy(secret), body, now });
    expect(await rejection({ ...signedBy(secret), 'webhook-signature': `v1a,AAAA v1,x ${both}` })).toBe(
      'believed',
    );
  });

  it('is rejected if anything in it was changed', async () => {
    const headers = signedBy(secret);
    expect(await rejection(signedBy(other))).toBe('signature_wrong');
    expect(await rejection(headers, { body: `${body} ` })).toBe('signature_wrong');
    expect(await rejection({ ...headers, 'webhook-id': 'evt_2' })).toBe('signature_wrong');
    expect(await rejection({ ...headers, 'webhook-timestamp': String(now / 1000 - 1) })).toBe(
      'signature_wrong',
    );
    expect(
      await rejection({
        ...headers,
        'webhook-signature': headers['webhook-signature'].replace('v1,', 'v2,'),
      }),
    ).toBe('signature_wrong');
    for (const broken of ['v1,', 'v1', '%%%', 'v1,%%%', headers['webhook-signature'].slice(0, -4)])
      expect(await rejection({ ...headers, 'webhook-signature': broken })).toBe('signature_wrong');
  });

  it('is rejected if its time is more than five minutes off, or the configured tolerance', async () => {
    expect(await rejection(signedBy(secret, now - 300_000))).toBe('believed');
    expect(await rejection(signedBy(secret, now - 301_000))).toBe('timestamp_too_old');
    expect(await rejection(signedBy(secret, now + 300_000))).toBe('believed');
    expect(await rejection(signedBy(secret, now + 301_000))).toBe('timestamp_too_new');
    expect(await rejection(signedBy(secret, now - 61_000), { toleranceMs: 60_000 })).toBe(
      'timestamp_too_old',
    );
  });

  it('is rejected without its headers, with an invalid time, and if it is not JSON', async () => {
    const headers = signedBy(secret);
    for (const name of Object.keys(headers))
      expect(await rejection({ ...headers, [name]: undefined })).toBe('headers_missing');
    expect(await rejection({ ...headers, 'webhook-timestamp': '1e9' })).toBe('timestamp_invalid');
    expect(await rejection(signedBy(secret, now, 'hello'), { body: 'hello' })).toBe('body_unreadable');
  });

  it('cannot be verified with an invalid secret', async () => {
    for (const wrong of ['whsec_', 'whsec_%%%'])
      expect(await rejection(signedBy(secret), { secret: wrong })).toBe('secret_invalid');
    await expect(verifyWebhook({ headers: signedBy(secret), body, now })).rejects.toMatchObject({
      code: 'secret_invalid',
    });
  });
});
