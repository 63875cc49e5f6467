/** The server of a partner, in a child process: reads each message and answers 204. */
import { createServer } from 'node:http';
import process from 'node:process';
import { reportCpu } from '../http/cpu.ts';

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}` });
});
reportCpu();
