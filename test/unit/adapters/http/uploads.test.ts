import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoint, route } from '../../../../src/adapters/http/kernel/route.ts';
import { scratchFolders } from '../../../../src/adapters/http/kernel/scratch.ts';
import { base64, bytesOf } from '../../../../src/adapters/http/vocabulary/fields.ts';
import { Unavailable } from '../../../../src/ports/driven/unavailable.ts';
import { hearing } from '../../../support/http/uploads.ts';
import { exchangeWith, unreached } from './exchange.ts';

describe('bytes within JSON', () => {
  const field = base64(4, 'A recording.');

  it('have one spelling', () => {
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

  it('are as many as their field allows', () => {
    expect(field.safeParse(Buffer.alloc(4).toString('base64')).success).toBe(true);
    for (const size of [5, 6, 7]) {
      expect(field.safeParse(Buffer.alloc(size).toString('base64')).success).toBe(false);
    }
  });
});

describe('a scratch folder', () => {
  it('is there from its first file on, and gone with all of them, closed or open', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const scratch = scratchFolders(parent)();
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

  it('holds no more than all of a process may, and has room again once one is cleared', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const folders = scratchFolders(parent, Date.now, 10);
    const [one, other] = [folders(), folders()];
    await one.write(Buffer.alloc(6));
    await expect(other.write(Buffer.alloc(5))).rejects.toThrow(Unavailable);
    await other.write(Buffer.alloc(4));
    const file = await other.create();
    await expect(file.append(Buffer.alloc(1))).rejects.toThrow(Unavailable);
    await one.clear();
    await one.clear();
    await file.append(Buffer.alloc(6));
    await expect(file.append(Buffer.alloc(1))).rejects.toThrow(Unavailable);
    await other.clear();
    expect(await readdir(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  });

  it('that can not be made is an outage, until it can', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'scratch-'));
    const place = join(parent, 'place');
    const folders = scratchFolders(join(place, 'within'));
    await writeFile(place, 'a file in the way');
    await expect(folders().write(Buffer.from('b'))).rejects.toThrow(Unavailable);
    await rm(place);
    await expect(folders().write(Buffer.from('b'))).resolves.toContain(place);
    await rm(parent, { recursive: true });
  });
});

it('refuses to serve signed bodies in parts, for they could not be checked before they are read', () => {
  const { once, ...unmarked } = hearing;
  const signed = route({ ...unmarked, access: { kind: 'signed' } });
  expect(once).toBe(true);
  expect(() => exchangeWith([endpoint(signed, unreached)])).toThrow('signs a body');
});
