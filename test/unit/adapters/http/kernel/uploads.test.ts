import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoint, route } from '../../../../../src/adapters/http/kernel/route.ts';
import { scratchFolders } from '../../../../../src/adapters/http/kernel/request/files/scratch.ts';
import { base64, bytesOf } from '../../../../../src/adapters/http/vocabulary/fields.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { analyzeUploads } from '../../../../support/http/uploads.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { exchangeWith, unreached } from '../exchange.ts';

describe('base64 in JSON', () => {
  const field = base64(4, 'A recording.');

  it('has one valid spelling', () => {
    for (const [given, read] of [
      ['UklGRg==', 'RIFF'],
      ['UklG', 'RIF'],
      ['+/8=', Buffer.from([0xfb, 0xff]).toString('latin1')],
    ] as const) {
      expect(field.safeParse(given).success).toBe(true);
      expect(Buffer.from(bytesOf(given) ?? '').toString('latin1')).toBe(read);
    }
    for (const given of [
      '',
      'UklGRg',
      'UklGRg=',
      'UklGRh==',
      '-_8=',
      'Ukl\nGRg==',
      ' UklG',
      'UklG====',
      'é',
      '=',
    ]) {
      expect({ given, taken: field.safeParse(given).success }).toEqual({ given, taken: false });
    }
  });

  it('is limited by its field', () => {
    expect(field.safeParse(Buffer.alloc(4).toString('base64')).success).toBe(true);
    for (const size of [5, 6, 7]) {
      expect(field.safeParse(Buffer.alloc(size).toString('base64')).success).toBe(false);
    }
  });
});

describe('a scratch folder', () => {
  it('exists from its first file on, and is removed with all files, closed or open', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const scratch = scratchFolders(parent)(() => 'plt_1');
    await scratch.clear();
    expect(await readdir(parent)).toEqual([]);
    await scratch.write(Buffer.from('a'));
    const open = await scratch.create();
    await open.append(Buffer.from('b'));
    expect(await readdir(parent)).toHaveLength(1);
    await scratch.clear();
    expect(await readdir(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  });

  it('is limited for the whole process, and has room again after one request is cleared', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const folders = scratchFolders(parent, { ofCaller: 100, inAll: 10 });
    const [one, other] = [folders(() => 'plt_1'), folders(() => 'plt_2')];
    await one.write(Buffer.alloc(6));
    await expect(other.write(Buffer.alloc(5))).rejects.toThrow(Unavailable);
    await other.write(Buffer.alloc(4));
    const file = await other.create();
    await expect(file.append(Buffer.alloc(1))).rejects.toThrow(Unavailable);
    await one.clear();
    await one.clear();
    expect(kindOf(await file.append(Buffer.alloc(6)))).toBe('ok');
    await expect(file.append(Buffer.alloc(1))).rejects.toThrow(Unavailable);
    await other.clear();
    expect(await readdir(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  });

  it('is limited for each caller, however many requests they send', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const folders = scratchFolders(parent, { ofCaller: 10, inAll: 25 });
    const rejected = { ok: false, failure: { kind: 'files-full', limit: 10, retryAfterMs: 5_000 } };
    const caller: { id?: string } = {};
    const one = folders(() => caller.id);
    caller.id = 'plt_1';
    const other = folders(() => 'plt_1');
    expect(kindOf(await one.write(Buffer.alloc(6)))).toBe('ok');
    expect(await other.write(Buffer.alloc(5))).toEqual(rejected);
    const file = await other.create();
    expect(kindOf(await file.append(Buffer.alloc(4)))).toBe('ok');
    expect(await file.append(Buffer.alloc(1))).toEqual(rejected);
    const theirs = folders(() => 'plt_2');
    expect(kindOf(await theirs.write(Buffer.alloc(10)))).toBe('ok');
    await one.clear();
    expect(kindOf(await file.append(Buffer.alloc(6)))).toBe('ok');
    expect(await file.append(Buffer.alloc(1))).toEqual(rejected);
    for (const scratch of [other, theirs]) await scratch.clear();
    await rm(parent, { recursive: true });
  });

  it('is an outage while it cannot be created', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const place = join(parent, 'place');
    const folders = scratchFolders(join(place, 'within'));
    await writeFile(place, 'a file in the way');
    const written = () => folders(() => 'plt_1').write(Buffer.from('b'));
    await expect(written()).rejects.toThrow(Unavailable);
    await rm(place);
    expect(valueOf(await written())).toContain(place);
    await rm(parent, { recursive: true });
  });
});

it('rejects routes with signed multipart bodies, whose signature could not be checked before they are read', () => {
  const { idempotent, ...unmarked } = analyzeUploads;
  const signed = route({ ...unmarked, access: { kind: 'signed' } });
  expect(idempotent).toBe(true);
  expect(() => exchangeWith([endpoint(signed, unreached)])).toThrow('a signed body cannot be multipart');
});
