/**
 * The baseline in a child process: a node:http server that reads the body and sends recorded responses of the service, with all of
 * their headers, one after another. `RESPONSES` names the file that they are in.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { reportCpu } from './cpu.ts';
import type { Recorded } from './recorded.ts';

const recorded = (
  JSON.parse(readFileSync(process.env['RESPONSES'] ?? '', 'utf8')) as readonly Recorded[]
).map((each) => ({ ...each, next: 0 }));

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const found = recorded.find(({ method, start }) => request.method === method && path.startsWith(start));
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (found?.parsesBody === true) JSON.parse(Buffer.concat(parts).toString());
    const answer = found?.responses[found.next++ % found.responses.length];
    response.writeHead(answer?.status ?? 404, [...(answer?.headers ?? [])]);
    response.end(answer?.body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` });
});
reportCpu();
