import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';

/** A name server on loopback (RFC 1035), for addresses only. */
export interface NameServer {
  /** As `setServers` of `node:dns` takes it. */
  readonly address: string;
  readonly requested: () => number;
  readonly close: () => Promise<void>;
}

export type Question = { readonly name: string; readonly type: 'A' | 'AAAA' };
/** Undefined: no answer at all comes. */
export type Answers = (question: Question) => readonly string[] | undefined;

const types = new Map<number, Question['type']>([
  [1, 'A'],
  [28, 'AAAA'],
]);
const headerBytes = 12;
const nameError = 3;

/** A's or AAAA's record, named by a pointer to the question. */
const record = (address: string): Buffer => {
  const data = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.from([
    0xc0,
    headerBytes,
    0,
    data.length === 4 ? 1 : 28,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    data.length,
  ]);
  return Buffer.concat([head, data]);
};

const questionIn = (query: Buffer): { readonly question: Question | undefined; readonly end: number } => {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = types.get(query.readUInt16BE(at + 1));
  return { question: type && { name: labels.join('.'), type }, end: at + 5 };
};

/** Starts a name server with the given answers; a name without any address does not exist. */
export const nameServer = async (answers: Answers): Promise<NameServer> => {
  const socket = createSocket('udp4');
  let requested = 0;
  socket.on('message', (query, peer) => {
    requested += 1;
    const { question, end } = questionIn(query);
    const addresses = question ? answers(question) : [];
    if (!addresses) return;
    const header = Buffer.from(query.subarray(0, headerBytes));
    header.writeUInt16BE(0x8180 | (addresses.length > 0 ? 0 : nameError), 2);
    header.writeUInt16BE(addresses.length, 6);
    header.fill(0, 8);
    socket.send(
      Buffer.concat([header, query.subarray(headerBytes, end), ...addresses.map(record)]),
      peer.port,
      peer.address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    requested: () => requested,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
};
