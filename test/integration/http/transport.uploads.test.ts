import { transports } from '../../support/service/transports.ts';
import { createHash, randomBytes } from 'node:crypto';
import axios from 'axios';
import {
  boundary,
  end,
  MiB,
  multipart,
  openUploads,
  part,
  rows,
  type Analyses,
} from '../../support/http/uploads.ts';
import { ask, exchangeBytes, good, json, readReply, requestText } from '../../support/http/wire.ts';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const one = '[{"rowId":"one"}]';

describe.each(transports)('uploads over %s', (transport) => {
  let wire: Awaited<ReturnType<typeof openUploads>>;
  beforeAll(async () => {
    wire = await openUploads(transport);
  });
  afterEach(async () => expect(await wire.left()).toEqual([]));
  afterAll(() => wire.close());

  const post = (body: string | Uint8Array, headers: Readonly<Record<string, string>> = multipart) =>
    ask(wire.url, 'POST', '/uploads', { headers, body });
  const analysesIn = (body: string) => JSON.parse(body) as Analyses;
  const rejection = async (requested: ReturnType<typeof ask>) => {
    const { status, headers, body } = await requested;
    expect(headers['content-type']).toBe('application/problem+json');
    const { code, errors = [] } = JSON.parse(body) as {
      code: string;
      errors?: { pointer: string; code: string }[];
    };
    return [status, code, ...errors.map((error) => `${error.pointer} ${error.code}`)].join(' | ');
  };

  it('takes files and JSON in any order, as unmodified clients send them', async () => {
    const bytes = randomBytes(300_000);
    const form = new FormData();
    form.append('audio1', new Blob([bytes]), 'kitchen "demo" é.wav');
    form.append('rows', one);
    form.append('audio2', new Blob(['RIFF']));
    const expected = {
      again: false,
      rows: [{ rowId: 'one' }],
      files: [
        {
          name: 'audio1',
          filename: 'kitchen %22demo%22 é.wav',
          sizeBytes: 300_000,
          sha256: sha256(bytes),
          mode: '700',
        },
        { name: 'audio2', filename: 'blob', sizeBytes: 4, sha256: sha256('RIFF'), mode: '700' },
      ],
    };
    const fetched = await fetch(`${wire.url}/uploads`, { method: 'POST', headers: good, body: form });
    expect({ status: fetched.status, analyses: await fetched.json() }).toEqual({
      status: 201,
      analyses: expected,
    });
    const posted = await axios.post<Analyses>(`${wire.url}/uploads`, form, { headers: good });
    expect(posted.data).toEqual(expected);
    const lists = await axios.postForm<Analyses>(
      `${wire.url}/uploads`,
      { rows: one, audio7: Buffer.from('RIFF') },
      { headers: good },
    );
    expect(lists.data.files.map(({ name }) => name)).toEqual(['audio7']);
  });

  it('takes the same JSON without files, and bytes within it', async () => {
    const { status, body } = await post('{"rows":[{"rowId":"a","audio":"UklGRg=="}]}', json);
    expect({ status, files: analysesIn(body).files }).toEqual({
      status: 201,
      files: [{ name: 'a', sizeBytes: 4, sha256: sha256('RIFF'), mode: '700' }],
    });
    for (const audio of ['UklGRg', 'UklGRh==', 'Ukl GRg=', 'UklG_g==', 'UklGRg==\\n', '']) {
      expect(await rejection(post(`{"rows":[{"rowId":"a","audio":"${audio}"}]}`, json))).toMatch(
        /^400 \| VALIDATION_FAILED \| \/rows\/0\/audio (invalid|too_small)/,
      );
    }
  });

  it('reads the part of JSON as strictly as a body of JSON', async () => {
    const withRows = (text: string) => rejection(post(rows(text) + part('audio1', 'x') + end));
    expect(await withRows('{')).toBe('400 | MALFORMED_JSON | /rows malformed');
    expect(await withRows('[{"rowId":"a","rowId":"b"}]')).toBe(
      '400 | MALFORMED_JSON | /rows/0/rowId malformed',
    );
    expect(await withRows('[{"rowId":"\\ud800"}]')).toBe('400 | MALFORMED_JSON | /rows/0/rowId malformed');
    expect(await withRows('[{"rowId":"\\u0000"}]')).toBe('400 | VALIDATION_FAILED | /rows/0/rowId nul');
    expect(await withRows('[{"rowId":5,"x":1}]')).toBe(
      '400 | VALIDATION_FAILED | /rows/0/rowId invalid_type | /rows/0/x unknown_field',
    );
    const latin = Buffer.from(rows('[{"rowId":"caf\xe9"}]') + end, 'latin1');
    expect(await rejection(post(latin))).toBe('400 | MALFORMED_JSON | /rows malformed');
    expect(await rejection(post(part('audio1', 'x') + end))).toBe('400 | VALIDATION_FAILED | /rows required');
    expect(await rejection(post(end))).toBe('400 | VALIDATION_FAILED | /rows required');
  });

  it('names the part that is unknown, repeated, empty, or one too many', async () => {
    const text = 'content-disposition: form-data; name="title"\r\n';
    expect(await rejection(post(rows(one) + part('', 'Calm', text) + end))).toBe(
      '400 | VALIDATION_FAILED | /title unknown_field',
    );
    expect(await rejection(post(part('audio1', 'x') + part('audio1', 'y') + end))).toBe(
      '400 | VALIDATION_FAILED | /audio1 repeated',
    );
    expect(await rejection(post(rows(one) + rows(one) + end))).toBe(
      '400 | VALIDATION_FAILED | /rows repeated',
    );
    expect(await rejection(post(rows(one) + part('audio1', '') + end))).toBe(
      '400 | VALIDATION_FAILED | /audio1 too_small',
    );
    const thousand = Array.from({ length: 1000 }, (_, i) => part(`audio${i}`, 'x')).join('');
    expect(await rejection(post(thousand + end))).toBe('400 | VALIDATION_FAILED | /audio10 too_big');
  });

  it('rejects what is cut off, of another boundary, or without proper heads', async () => {
    const whole = rows(one) + part('audio1', 'RIFF') + end;
    const broken = [
      '',
      whole.slice(0, -5),
      whole.slice(0, whole.indexOf('RIFF') + 2),
      whole.slice(0, whole.indexOf('filename')),
      whole.replaceAll(`--${boundary}`, '--other'),
      part('', 'x', '') + end,
      `--${boundary}\r\nno head here\r\n${end}`,
      part('', 'x', 'content-type: audio/wav\r\n') + end,
      part('', 'x', 'content-disposition: form-data\r\n') + end,
      part('', 'x', 'content-disposition: attachment; name="audio1"\r\n') + end,
      part('', 'x', 'content-disposition: form-data; name="audio1"; name="audio2"\r\n') + end,
      part('', 'x', 'content-disposition: form-data; name="audio1\r\n') + end,
      part('', 'x', `content-disposition: form-data; name="audio1"\r\nx-long: ${'a'.repeat(100_000)}\r\n`) +
        end,
      part('', 'x', 'content-disposition: form-data; name="audio1"; filename="a\0.wav"\r\n') + end,
    ];
    for (const body of broken) {
      expect({ body: body.slice(0, 200), rejection: await rejection(post(body)) }).toEqual({
        body: body.slice(0, 200),
        rejection: '400 | VALIDATION_FAILED',
      });
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="ä"',
    ]) {
      const headers = { ...good, 'content-type': type };
      expect(await rejection(post(whole, headers))).toBe(
        '400 | VALIDATION_FAILED | Content-Type invalid_format',
      );
    }
  });

  it('answers 415 to another media type or coding', async () => {
    for (const headers of [
      { ...good, 'content-type': 'multipart/mixed; boundary=XyZ' },
      { ...good, 'content-type': 'audio/wav' },
      { ...multipart, 'content-encoding': 'gzip' },
    ]) {
      expect(await rejection(post(rows(one) + end, headers))).toBe('415 | UNSUPPORTED_MEDIA_TYPE');
    }
  });

  it('keeps no more of a file name than its last piece, and stores under names of its own', async () => {
    for (const [sent, received] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\\\music\\\\a.wav', 'a.wav'],
      ['..', undefined],
      ['/', undefined],
      ['a'.repeat(400), 'a'.repeat(255)],
    ] as const) {
      const head = `content-disposition: form-data; name="audio1"; filename="${sent}"\r\n`;
      const { body } = await post(rows(one) + part('', 'x', head) + end);
      expect(analysesIn(body).files.map(({ filename }) => filename)).toEqual([received]);
    }
  });

  it('returns 413 immediately for a body that declares too large a size, and for one that proves too large', async () => {
    const promised = await exchangeBytes(
      wire.url,
      requestText('POST', '/uploads', { headers: { ...multipart, 'content-length': String(81 * MiB) } }),
      part('audio1', 'x'),
    );
    expect(readReply(promised).status).toBe(413);
    const large = await rejection(post(rows(JSON.stringify('x'.repeat(MiB))) + end));
    expect(large).toBe('413 | BODY_TOO_LARGE | /rows too_big');
    const over = await rejection(post(part('audio1', 'x'.repeat(64 * MiB + 1)) + end));
    expect(over).toBe('413 | BODY_TOO_LARGE | /audio1 too_big');
    const chunked = { ...multipart, 'transfer-encoding': 'chunked' };
    const chunk = `100000\r\n${' '.repeat(MiB)}\r\n`;
    const head = requestText('POST', '/uploads', { headers: chunked });
    const unsaid = readReply(await exchangeBytes(wire.url, head, chunk.repeat(82)));
    expect({ status: unsaid.status, detail: JSON.parse(unsaid.body) as unknown }).toMatchObject({
      status: 413,
      detail: { detail: `The body must not exceed ${80 * MiB} bytes.` },
    });
  });

  it('compares names, text and bytes of an upload under an Idempotency-Key', async () => {
    const under = (key: string, body: string) => post(body, { ...multipart, 'idempotency-key': key });
    const upload = rows(one) + part('audio1', 'RIFF') + part('audio2', 'OggS') + end;
    expect(analysesIn((await under('up', upload)).body).again).toBe(false);
    const reordered = part('audio2', 'OggS') + part('audio1', 'RIFF') + rows('[ {"rowId": "one"} ]') + end;
    for (const same of [upload, reordered])
      expect(analysesIn((await under('up', same)).body).again).toBe(true);
    for (const other of [
      upload.replace('RIFF', 'RIFX'),
      upload.replace('audio2', 'audio3'),
      upload.replace('"one"', '"two"'),
      rows(one) + part('audio1', 'RIFF') + end,
    ]) {
      expect(await rejection(under('up', other))).toBe('422 | IDEMPOTENCY_MISMATCH');
    }
  });
});
