/** Streams the catalog of the store at SYNC_STORE, without the rest of the service: it needs no index and no snapshot. */
import { createServer, type ServerResponse } from 'node:http';
import process from 'node:process';
import { pipeline, Readable } from 'node:stream';
import { syncEndpoint } from '../../src/adapters/http/catalog/sync.handlers.ts';
import { trackTexts } from '../../src/adapters/http/catalog/track.view.ts';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { syncCatalog } from '../../src/application/catalog/sync-catalog.ts';
import { reportCpu } from '../http/cpu.ts';

const { library, close } = sqliteStorage({ file: process.env['SYNC_STORE'] ?? '' });
const endpoint = syncEndpoint(
  syncCatalog({ library, clock: { now: () => Date.now() } }),
  trackTexts('https://api.example.com'),
);

let peak = 0;
const sample = (): number => (peak = Math.max(peak, process.memoryUsage.rss()));
setInterval(sample, 20).unref();

const stream = async (response: ServerResponse): Promise<void> => {
  const answered = await endpoint.handle({
    ...{ caller: undefined, params: {}, headers: {}, body: undefined },
    ...{ query: { limit: 500 }, mediaType: 'application/x-ndjson', acceptLanguage: undefined },
    ...{ requestId: 'bench', address: '127.0.0.1', ip: undefined, userAgent: undefined },
  });
  if (!('bytes' in answered) || !(Symbol.asyncIterator in Object(answered.bytes)))
    throw new Error('the feed was not streamed');
  const bytes = answered.bytes as AsyncIterable<Uint8Array>;
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  pipeline(Readable.from(bytes, { objectMode: false }), response, () => undefined);
};

const server = createServer((request, response) => {
  if (request.url === '/memory')
    response.end(JSON.stringify({ now: process.memoryUsage.rss(), peak: sample() }));
  else void stream(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
process.on('SIGTERM', () => {
  server.close();
  void close().then(() => process.exit(0));
});
reportCpu();
