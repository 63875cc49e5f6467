import { setTimeout as sleep } from 'node:timers/promises';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aMasterDto, sentBytes, uploads, urlOf } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const bytes = Buffer.from('120000 night drive');

interface Streamed {
  readonly event: string;
  readonly upload: Readonly<Record<string, unknown>>;
}

const parsed = (text: string): readonly Streamed[] =>
  text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const valueOf = (name: string) =>
      lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const data = valueOf('data');
    if (data === undefined) return [];
    return [{ event: valueOf('event') ?? '', upload: JSON.parse(data) as Streamed['upload'] }];
  });

describe.each(transports)('the events of an upload over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, hurry: 20, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  /** A started upload, with its session. */
  const begun = async (on = service) => {
    const { client, token } = await anArtist(on);
    const answer = await client.post(uploads, aMasterDto(bytes.length));
    const path = `${uploads}/${answer.member('uploadId')}`;
    const follow = (as = token, signal?: AbortSignal) =>
      fetch(`${on.baseUrl}${path}/events`, {
        headers: { authorization: `Bearer ${as}`, accept: 'text/event-stream' },
        ...(signal && { signal }),
      });
    const send = (from: number, to: number) =>
      sentBytes(urlOf(answer), bytes.subarray(from, to), { 'upload-offset': String(from) });
    return { client, token, path, follow, send, confirm: () => client.post(`${path}/confirm`) };
  };

  it('are each of its states, until the last', async () => {
    const { client, path, follow, send, confirm } = await begun();
    const answer = await follow();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = answer.text();
    for (const [from, to] of [
      [0, 6],
      [6, bytes.length],
    ] as const) {
      await sleep(200);
      await send(from, to);
    }
    await sleep(200);
    await confirm();
    const streamed = parsed(await text);
    expect(new Set(streamed.map(({ event }) => event))).toEqual(new Set(['upload']));
    const statuses = [...new Set(streamed.map(({ upload }) => upload['status']))];
    expect(statuses.filter((each) => each !== 'processing')).toEqual([
      ...['initiated', 'uploading', 'uploaded', 'ready'],
    ]);
    expect(streamed.at(-1)?.upload).toEqual((await client.get(path)).body);
    // A client that connects again gets the current state immediately, and no more.
    const again = parsed(await (await follow()).text());
    expect(again).toEqual([streamed.at(-1)]);
  });

  it('are the upload itself for clients that do not ask for a stream', async () => {
    const { client, path } = await begun();
    const plain = await client.get(`${path}/events`);
    expect([plain.status, plain.body]).toEqual([200, (await client.get(path)).body]);
  });

  it('are sent to its account only, and end when it is deleted', async () => {
    const { client, path, follow } = await begun();
    const { token: stranger } = await anArtist(service);
    expect((await follow(stranger)).status).toBe(404);
    const answer = await follow();
    const text = answer.text();
    await client.ask('DELETE', path);
    expect(parsed(await text).map(({ upload }) => upload['status'])).toEqual(['initiated']);
    expect((await follow()).status).toBe(404);
  });

  it('are sent in four streams of a member at a time', async () => {
    const { follow, token } = await begun();
    const ends = new AbortController();
    const open = [];
    for (let n = 0; n < 4; n++) open.push(await follow(token, ends.signal));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const more = await follow();
    expect([more.status, ((await more.json()) as { readonly code: string }).code]).toEqual([
      ...[429, 'RATE_LIMITED'],
    ]);
    ends.abort();
    let status = 429;
    for (let look = 0; look < 100 && status === 429; look++) {
      await sleep(50);
      const next = await follow(token, AbortSignal.timeout(5_000));
      ({ status } = next);
      await next.body?.cancel();
    }
    expect(status).toBe(200);
  });

  it('end when the service stops', async () => {
    const other = await aService({ transport, hurry: 20, environment: { EVENT_WORKER: 'off' } });
    const { follow } = await begun(other);
    const answer = await follow();
    const text = answer.text();
    await other.close();
    expect(parsed(await text)).toHaveLength(1);
  });
});
