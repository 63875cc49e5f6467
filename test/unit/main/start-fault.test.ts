import { ConfigWrong } from '../../../src/main/config.ts';
import { startFaultOf } from '../../../src/main/start-fault.ts';
import { SchemaTooNew } from '../../../src/adapters/sqlite/index.ts';
import { MasterKeyFileWrong, MasterKeyWrong } from '../../../src/ports/driven/secret-seal.ts';
import { Unavailable } from '../../../src/ports/driven/unavailable.ts';

const coded = (code: string) => Object.assign(new Error(`${code}: listen 0.0.0.0:80`), { code });

describe('why a start failed', () => {
  it('is said without a stack where the environment, the data or the port is at fault', () => {
    const faults = [
      new ConfigWrong('PORT is not a whole number'),
      new SchemaTooNew('its schema is 99'),
      new Unavailable('the file is locked'),
      coded('EADDRINUSE'),
      coded('EACCES'),
      coded('EEXIST'),
      coded('ENOTDIR'),
      new MasterKeyWrong('key k does not open'),
      new MasterKeyFileWrong('run chmod'),
    ].map(startFaultOf);
    expect(faults).toEqual([
      'The environment stops the start:\nPORT is not a whole number',
      'The data cannot be opened: its schema is 99',
      'The data cannot be opened: the file is locked',
      expect.stringMatching(/^The port is taken: set PORT/),
      expect.stringMatching(/^DATA_DIR or the port may not be used: .*EACCES/),
      expect.stringMatching(/^DATA_DIR or the port may not be used: .*EEXIST/),
      expect.stringMatching(/^DATA_DIR or the port may not be used: .*ENOTDIR/),
      expect.stringMatching(/^MASTER_KEY cannot be used: key k does not open\. .*--lost-master-key$/),
      // Nothing is lost: no way to give the key up is offered.
      'The master key cannot be read: run chmod',
    ]);
    for (const fault of faults) expect(fault).not.toMatch(/\n\s+at /);
  });

  it('keeps its stack where it is a bug, and its text where it is no error', () => {
    expect(startFaultOf(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n\s+at /);
    expect(startFaultOf('out')).toBe('out');
  });
});
