import { requestText } from './wire.ts';

interface HostileRequest {
  readonly what: string;
  readonly bytes: readonly (string | Uint8Array | number)[];
  readonly status: number;
  readonly code: string;
}

const line = 'GET /feed HTTP/1.1\r\n';
const host = 'host: a\r\n';
const end = 'connection: close\r\n\r\n';
const malformed = { status: 400, code: 'VALIDATION_FAILED' } as const;
const post = `POST /things HTTP/1.1\r\n${host}x-api-key: good\r\ncontent-type: application/json\r\n`;

/** Requests that no well-behaved client sends; the response to each is a problem document. */
export const hostileRequests: readonly HostileRequest[] = [
  { what: 'noise', bytes: ['\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'], ...malformed },
  { what: 'a word', bytes: ['hello\r\n\r\n'], ...malformed },
  { what: 'the preface of HTTP/2', bytes: ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], ...malformed },
  { what: 'HTTP/9.9', bytes: ['GET /feed HTTP/9.9\r\nhost: a\r\n\r\n'], ...malformed },
  { what: 'no host', bytes: [`${line}${end}`], ...malformed },
  { what: 'two hosts', bytes: [`${line}${host}host: b\r\n${end}`], ...malformed },
  { what: 'a space in a header name', bytes: [`${line}${host}bad header: 1\r\n${end}`], ...malformed },
  { what: 'a space before the colon', bytes: [`${line}${host}bad : 1\r\n${end}`], ...malformed },
  { what: 'a folded header', bytes: [`${line}${host}x: 1\r\n 2\r\n${end}`], ...malformed },
  { what: 'NUL in a header', bytes: [`${line}${host}x: a\0b\r\n${end}`], ...malformed },
  { what: 'a bare line feed', bytes: [`${line}${host}x: a\ny: b\r\n${end}`], ...malformed },
  { what: 'NUL in the path', bytes: [`GET /fe\0ed HTTP/1.1\r\n${host}${end}`], ...malformed },
  { what: 'a space in the path', bytes: [`GET /fe ed HTTP/1.1\r\n${host}${end}`], ...malformed },
  {
    what: 'raw UTF-8 in the path',
    bytes: [Buffer.from(`GET /caf\xc3\xa9 HTTP/1.1\r\n${host}${end}`, 'latin1')],
    ...malformed,
  },
  { what: 'a fragment in the target', bytes: [`GET /feed#top HTTP/1.1\r\n${host}${end}`], ...malformed },
  { what: 'a target that is not a path', bytes: [`GET feed HTTP/1.1\r\n${host}${end}`], ...malformed },
  { what: 'another scheme', bytes: [`GET ftp://a/feed HTTP/1.1\r\n${host}${end}`], ...malformed },
  { what: 'two lengths', bytes: [`${post}content-length: 2\r\ncontent-length: 3\r\n${end}{}`], ...malformed },
  { what: 'a length below nothing', bytes: [`${post}content-length: -1\r\n${end}`], ...malformed },
  {
    what: 'length and chunks',
    bytes: [`${post}content-length: 2\r\ntransfer-encoding: chunked\r\n${end}0\r\n\r\n`],
    ...malformed,
  },
  {
    what: 'chunks coded twice',
    bytes: [`${post}transfer-encoding: chunked, gzip\r\n${end}0\r\n\r\n`],
    ...malformed,
  },
  { what: 'a chunk of no size', bytes: [`${post}transfer-encoding: chunked\r\n\r\nzz\r\n`], ...malformed },
  {
    what: 'a chunk that is too long for its size',
    bytes: [`${post}transfer-encoding: chunked\r\n\r\n2\r\nabcd\r\n0\r\n\r\n`],
    ...malformed,
  },
  {
    what: 'a long header',
    bytes: [`${line}${host}x: ${'a'.repeat(20_000)}\r\n${end}`],
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
  {
    what: 'many headers',
    bytes: [`${line}${host}${Array.from({ length: 3000 }, (_, i) => `x${i}: 1\r\n`).join('')}${end}`],
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
  {
    what: 'a long path',
    bytes: [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}${end}`],
    status: 431,
    code: 'HEADERS_TOO_LARGE',
  },
  {
    what: 'a long name in the path',
    bytes: [`GET /things/${'a'.repeat(8_000)} HTTP/1.1\r\n${host}x-api-key: good\r\n${end}`],
    ...malformed,
  },
  {
    what: 'a tunnel',
    bytes: [`CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
  },
  {
    what: 'an upgrade',
    bytes: [`GET /nowhere HTTP/1.1\r\n${host}upgrade: websocket\r\nconnection: upgrade, close\r\n\r\n`],
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    what: 'a request id that is none',
    bytes: [requestText('GET', '/nowhere', { headers: { 'x-request-id': 'a b<c>' } })],
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    what: 'a version of its own',
    bytes: [requestText('GET', '/nowhere', { headers: { 'accept-version': '9' } })],
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    what: 'another method in a header',
    bytes: [requestText('GET', '/things', { headers: { 'x-http-method-override': 'POST' } })],
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
  },
];
