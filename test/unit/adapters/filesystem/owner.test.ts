import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { onDisk } from '../../../../src/adapters/filesystem/disk.ts';
import { hasEnded, thisProcess } from '../../../../src/adapters/filesystem/owner.ts';
import { isUnavailable } from '../../../../src/ports/driven/unavailable.ts';

describe('the owner that a file names', () => {
  const [machine = '', , began = ''] = thisProcess.split('-');

  it('lives while its process runs', () => {
    expect(hasEnded(thisProcess)).toBe(false);
    expect(hasEnded(`${thisProcess}.00ff`)).toBe(false);
  });

  it('has ended with its process', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(hasEnded(`${machine}-${pid}-1`)).toBe(true);
  });

  it('has ended where another process was given its pid', () => {
    if (began === '0') return;
    expect(hasEnded(`${machine}-${process.pid}-${Number(began) - 1}`)).toBe(true);
  });

  it('is unknown on another machine, and where it is no owner at all', () => {
    expect(hasEnded(`0123456789ab-${process.pid}-${began}`)).toBeUndefined();
    expect(hasEnded('lost+found')).toBeUndefined();
  });
});

describe('a disk in trouble', () => {
  const failing = (code: string) => onDisk(() => Promise.reject(Object.assign(new Error('write'), { code })));

  it('is an outage where it is full or failing, and an error where the file is at fault', async () => {
    for (const code of ['ENOSPC', 'EIO', 'EROFS', 'EMFILE']) {
      expect(isUnavailable(await failing(code).catch((error: unknown) => error))).toBe(true);
    }
    expect(isUnavailable(await failing('ENOENT').catch((error: unknown) => error))).toBe(false);
  });
});
