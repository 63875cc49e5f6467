import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { onDisk } from '../../../../src/adapters/filesystem/disk.ts';
import { hasEnded, thisProcess } from '../../../../src/adapters/filesystem/owner.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

describe('the process that owns a file', () => {
  const [machine = '', , began = ''] = thisProcess.split('-');

  it('is alive while it runs', () => {
    expect(hasEnded(thisProcess)).toBe(false);
    expect(hasEnded(`${thisProcess}.00ff`)).toBe(false);
  });

  it('has ended when it exits', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(hasEnded(`${machine}-${pid}-1`)).toBe(true);
  });

  it('has ended if another process has its PID', () => {
    if (began === '0') return;
    expect(hasEnded(`${machine}-${process.pid}-${Number(began) - 1}`)).toBe(true);
  });

  it('is unknown on another machine, or if the text is invalid', () => {
    expect(hasEnded(`0123456789ab-${process.pid}-${began}`)).toBeUndefined();
    expect(hasEnded('lost+found')).toBeUndefined();
  });
});

describe('a disk error', () => {
  const failing = (code: string) => onDisk(() => Promise.reject(Object.assign(new Error('write'), { code })));

  it('is an outage if the disk is full or failing, and an error if the file is the cause', async () => {
    for (const code of ['ENOSPC', 'EIO', 'EROFS', 'EMFILE']) {
      expect(isUnavailable(await failing(code).catch((error: unknown) => error))).toBe(true);
    }
    expect(isUnavailable(await failing('ENOENT').catch((error: unknown) => error))).toBe(false);
  });
});
