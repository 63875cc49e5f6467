import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyPiece } from '../../../../../src/adapters/http/kernel/exchange.ts';
import { scratchFolders } from '../../../../../src/adapters/http/kernel/request/files/scratch.ts';
import { slicesOf } from '../../../../../src/adapters/http/kernel/request/files/slices.ts';

interface Sending {
  readonly pieces: readonly BodyPiece[];
  readonly sliceBytes: number;
  readonly remainder?: 'returned' | 'omitted';
  readonly ofCaller?: number;
}

/** The bytes of each slice as text, or the kind of the failure after them. */
const outcomesOf = async ({ pieces, sliceBytes, remainder, ofCaller = 100 }: Sending) => {
  const parent = await mkdtemp(join(tmpdir(), 'slices-'));
  const scratch = scratchFolders(parent, { ofCaller, inAll: 100 })(() => 'plt_1');
  const sent = async function* () {
    yield* pieces;
  };
  const outcomes: string[] = [];
  for await (const slice of slicesOf(100, { pieces: sent } as never, scratch)(sliceBytes, remainder)) {
    outcomes.push(slice.ok ? await readFile(slice.value.file, 'utf8') : slice.failure.kind);
  }
  await scratch.clear();
  await rm(parent, { recursive: true });
  return outcomes;
};

describe('slices of a body', () => {
  const whole = Buffer.from('abcdefg');

  it('have the requested size, except for the last', async () => {
    expect(await outcomesOf({ pieces: [whole], sliceBytes: 3 })).toEqual(['abc', 'def', 'g']);
    const single = [...whole].map((byte) => Buffer.of(byte));
    expect(await outcomesOf({ pieces: single, sliceBytes: 7 })).toEqual(['abcdefg']);
    expect(await outcomesOf({ pieces: [], sliceBytes: 3 })).toEqual([]);
  });

  it.each([
    ['aborted', 'malformed-request'],
    ['too-slow', 'request-timeout'],
    ['too-large', 'body-too-large'],
  ] as const)('include the bytes before a body that is %s, if they are wanted', async (why, kind) => {
    const pieces = [whole, why];
    expect(await outcomesOf({ pieces, sliceBytes: 4 })).toEqual(['abcd', 'efg', kind]);
    expect(await outcomesOf({ pieces, sliceBytes: 4, remainder: 'omitted' })).toEqual(['abcd', kind]);
  });

  it('include the bytes before the limit of the caller, if they are wanted', async () => {
    const sending = { pieces: [whole, whole], sliceBytes: 20, ofCaller: 10 };
    expect(await outcomesOf(sending)).toEqual(['abcdefg', 'files-full']);
    expect(await outcomesOf({ ...sending, remainder: 'omitted' })).toEqual(['files-full']);
  });
});
