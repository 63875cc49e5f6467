import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

const chunkBytes = 65_536;
const headerBytes = 44;

/** Returns the header of a WAV file in CD quality with so many bytes. */
const wavHeader = (sizeBytes: number): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(sizeBytes - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(176_400, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(sizeBytes - headerBytes, 40);
  return header;
};

/** A second of two tones, which differ in each recording. */
const toneOf = (n: number): Buffer => {
  const samples = new Int16Array(88_200);
  for (let i = 0; i < 44_100; i++) {
    const level = 9_000 * (1 - (i % 11_025) / 11_025);
    samples[2 * i] = level * Math.sin((2 * Math.PI * (220 + 10 * n) * i) / 44_100);
    samples[2 * i + 1] = level * Math.sin((2 * Math.PI * (330 + 7 * n) * i) / 44_100);
  }
  return Buffer.from(samples.buffer);
};

/** Yields the bytes of the nth recording, without having them all in memory. */
function* bytesOf(n: number, sizeBytes: number): Generator<Buffer> {
  yield wavHeader(sizeBytes);
  const tone = toneOf(n);
  for (let sent = headerBytes; sent < sizeBytes;) {
    const from = (sent - headerBytes) % tone.length;
    const piece = tone.subarray(from, Math.min(from + chunkBytes, from + sizeBytes - sent, tone.length));
    yield piece;
    sent += piece.length;
  }
}

/** Sends the nth recording to the URL of its upload in one request, as fast as it is received. */
export const sendMaster = async (url: string, n: number, sizeBytes: number): Promise<void> => {
  const sending = request(url, {
    method: 'PATCH',
    headers: {
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-length': sizeBytes },
      'content-type': 'application/offset+octet-stream',
    },
  });
  const answered = once(sending, 'response');
  for (const chunk of bytesOf(n, sizeBytes)) if (!sending.write(chunk)) await once(sending, 'drain');
  sending.end();
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  if (response.statusCode !== 204) throw new Error(`upload ${n}: ${response.statusCode}`);
};
