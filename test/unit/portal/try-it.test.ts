import { isMadeUp, knownOf, learn, withKnown } from '../../../portal/src/try-it/known.ts';
import { curlOf, requestOf } from '../../../portal/src/try-it/request.ts';

const issue = {
  method: 'POST',
  path: '/api/v1/licenses',
  body: { mediaType: 'application/json', example: '{}' },
  answers: ['application/json'],
};
const read = {
  method: 'GET',
  path: '/api/v1/platforms/{slug}/usage',
  body: undefined,
  answers: ['application/json', 'text/csv'],
};
const origin = 'https://api.example';
const nothing = { parameters: [], accept: undefined, body: undefined };

describe('a request of a form', () => {
  it('contains each typed value in its place and omits empty ones', () => {
    const request = requestOf(
      read,
      {
        ...nothing,
        parameters: [
          { name: 'slug', in: 'path', value: 'reel/house $&' },
          { name: 'month', in: 'query', value: '2026-03' },
          { name: 'limit', in: 'query', value: '' },
          { name: 'Range', in: 'header', value: 'bytes=0-1' },
          { name: 'If-Match', in: 'header', value: '' },
        ],
      },
      origin,
    );
    expect(request).toEqual({
      method: 'GET',
      url: 'https://api.example/api/v1/platforms/reel%2Fhouse%20%24%26/usage?month=2026-03',
      headers: { accept: 'application/json', range: 'bytes=0-1' },
      body: undefined,
    });
    expect(requestOf(read, { ...nothing, accept: 'text/csv' }, origin).headers['accept']).toBe('text/csv');
  });

  it('sends the body unchanged with the media type of the operation, and none if it is empty', () => {
    const sent = requestOf(issue, { ...nothing, body: '{ "trackId": 1, }' }, origin);
    expect([sent.body, sent.headers['content-type']]).toEqual(['{ "trackId": 1, }', 'application/json']);
    const empty = requestOf(issue, { ...nothing, body: '' }, origin);
    expect([empty.body, empty.headers['content-type']]).toEqual([undefined, undefined]);
  });
});

describe('the curl command', () => {
  it('has a variable for the credential and quotes special characters', () => {
    const request = requestOf(issue, { ...nothing, body: `{"projectName":"it's $HOME"}` }, origin);
    expect(curlOf(request, true)).toBe(
      [
        `curl -X POST 'https://api.example/api/v1/licenses'`,
        `-H "Authorization: Bearer $API_KEY"`,
        `-H 'content-type: application/json'`,
        `-d '{"projectName":"it'\\''s $HOME"}'`,
      ].join(' \\\n  '),
    );
  });

  it('requests a media type only if there is a choice', () => {
    expect(curlOf(requestOf(read, nothing, origin), false)).not.toContain('accept');
    expect(curlOf(requestOf(read, { ...nothing, accept: 'text/csv' }, origin), false)).toContain(
      `-H 'accept: text/csv'`,
    );
  });
});

describe('values from responses', () => {
  it('replace example IDs in the next form, except IDs that the caller chooses', () => {
    learn(
      JSON.stringify({
        data: [{ trackId: 'trk_1', artists: [{ artistId: 'art_1' }] }, { trackId: 'trk_2' }],
      }),
    );
    learn('ID3 is no JSON');
    expect([isMadeUp({ rows: [{ licenseId: 'lic_example' }] }), isMadeUp('', 'trackId')]).toEqual([
      true,
      false,
    ]);
    const order = { trackId: 'trk_example', contentId: 'video-1', territories: ['DE'] };
    expect(withKnown({ candidates: [order] })).toEqual({ candidates: [{ ...order, trackId: 'trk_1' }] });
    expect([knownOf('artistId'), knownOf('licenseId')]).toEqual(['art_1', undefined]);
    learn('{ "licenseId": "lic_1", "trackId": "trk_3", "contentId": "video-9" }');
    expect(withKnown({ ...order, licenseId: 'lic_example' })).toEqual({
      ...order,
      trackId: 'trk_3',
      licenseId: 'lic_1',
    });
    const headers = { 'webhook-id': 'msg_1', 'webhook-signature': 'v1,x' };
    learn(JSON.stringify({ url: 'https://api.example', headers, body: '{"a": 1}' }));
    expect(['webhook-id', 'webhook-signature', 'body'].map(knownOf)).toEqual(['msg_1', 'v1,x', '{"a": 1}']);
  });
});
