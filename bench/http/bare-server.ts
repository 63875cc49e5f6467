/** The baseline in a child process: a node:http server that reads the body and sends the recorded responses of the service. */
import { createServer } from 'node:http';
import process from 'node:process';
import { tellCpu } from './cpu.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}
const answers = new Map<string, Answer>();

process.on('message', (message: { readonly answers?: Record<string, Answer> }) => {
  for (const [key, answer] of Object.entries(message.answers ?? {})) answers.set(key, answer);
});

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const { status, body } = answers.get(`${request.method ?? ''} ${path}`) ?? { status: 404, body: '' };
  request.resume();
  request.on('end', () => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` });
});
tellCpu();
