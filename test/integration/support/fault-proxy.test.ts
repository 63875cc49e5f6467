import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultProxy, type FaultProxy } from '../../support/servers/fault-proxy.ts';

const nothing = Symbol('nothing yet');
/** Bytes that arrive within a while, or nothing. */
const eventually = <T>(coming: Promise<T>) => Promise.race([coming, sleep(80, nothing)]);

const received: string[] = [];
/** Answers each line with `echo LINE`. */
const echo = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (line) => {
    received.push(line.toString());
    socket.write(`echo ${line.toString()}`);
  });
});

let proxy: FaultProxy;
let clients: Socket[];

beforeAll(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
});
beforeEach(async () => {
  received.length = 0;
  clients = [];
  proxy = await faultProxy({ port: (echo.address() as AddressInfo).port });
});
afterEach(async () => {
  clients.forEach((client) => client.destroy());
  await proxy.close();
});
afterAll(() => echo.close());

const called = () => {
  const socket = connect(proxy.port, '127.0.0.1').setEncoding('utf8');
  clients.push(socket);
  const ended = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    socket.on('close', () => resolve('closed'));
  });
  return { socket, ended };
};

const caller = async () => {
  const { socket, ended } = called();
  await once(socket, 'connect');
  const next = async (): Promise<string> => String((await once(socket, 'data'))[0]);
  const ask = (line: string): Promise<string> => {
    const reply = next();
    reply.catch(() => undefined);
    socket.write(line);
    return reply;
  };
  return { ask, ended, next, socket };
};

describe('a TCP proxy that can be disturbed', () => {
  it('passes both directions and the end', async () => {
    const { ask, ended, socket } = await caller();
    expect(await ask('one')).toBe('echo one');
    socket.end();
    expect(await ended).toBe('closed');
  });

  it('delays bytes by the given time, in order', async () => {
    const { ask, next } = await caller();
    proxy.slow(2_000);
    const began = performance.now();
    const first = ask('one');
    // So long it takes at most until it is under way.
    await sleep(1_000);
    proxy.slow(0);
    const second = ask('two');
    expect(await first).toMatch(/^echo one/);
    expect(performance.now() - began).toBeGreaterThan(1_990);
    expect(received.join('')).toBe('onetwo');
    await Promise.race([second, next()]);
  });

  it('delays nothing any longer when it is restored, not even what is under way', async () => {
    const { ask } = await caller();
    proxy.slow(3_600_000);
    const late = ask('one');
    expect(await eventually(late)).toBe(nothing);
    proxy.mend();
    expect(await late).toBe('echo one');
  });

  it('is half-open, and forwards what waited when it is restored', async () => {
    const { ask } = await caller();
    proxy.stall();
    const late = ask('one');
    const { ask: another } = await caller();
    const later = another('two');
    expect(await eventually(Promise.race([late, later]))).toBe(nothing);
    expect(received).toEqual([]);
    proxy.mend();
    expect(await late).toBe('echo one');
    expect(await later).toBe('echo two');
  });

  it('closes current connections and accepts new ones', async () => {
    const { ask, ended } = await caller();
    await ask('one');
    proxy.cut();
    expect(await ended).toBe('ECONNRESET');
    const { ask: again } = await caller();
    expect(await again('two')).toBe('echo two');
  });

  it('rejects new connections until it is restored', async () => {
    proxy.refuse();
    expect(await called().ended).toBe('ECONNRESET');
    proxy.mend();
    const { ask } = await caller();
    expect(await ask('two')).toBe('echo two');
  });

  it('ends in the middle of a reply', async () => {
    const { ask, ended } = await caller();
    await ask('one');
    proxy.endAfter(6);
    expect(await ask('two')).toBe('echo t');
    expect(await ended).toBe('closed');
  });

  it('drops the reply to a request that the server has seen, and no other', async () => {
    const [{ ask, ended }, { ask: other }] = await Promise.all([caller(), caller()]);
    const dropped = proxy.dropReplyTo((request) => request.includes('commit'));
    expect(await other('write')).toBe('echo write');
    const lost = ask('commit');
    await dropped;
    expect(await ended).toBe('ECONNRESET');
    expect(received).toEqual(['write', 'commit']);
    expect(await eventually(lost.catch(() => nothing))).toBe(nothing);
    expect(await other('commit')).toBe('echo commit');
  });
});
