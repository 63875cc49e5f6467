import { ConfigWrong } from '../../../../src/main/settings/config.ts';
import { startFaultOf } from '../../../../src/main/processes/start-failure.ts';
import { SchemaTooNew } from '../../../../src/adapters/sqlite/index.ts';
import { MasterKeyFileWrong, MasterKeyWrong } from '../../../../src/ports/driven/access/secret-cipher.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

const coded = (code: string) => Object.assign(new Error(`${code}: listen 0.0.0.0:80`), { code });

describe('why a start failed', () => {
  it('is reported without a stack trace if the environment, the data or the port is wrong', () => {
    const faults = [
      new ConfigWrong('PORT must be a whole number.'),
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
      'Invalid configuration:\nPORT must be a whole number.',
      'Cannot open the store: its schema is 99',
      'Cannot open the store: the file is locked',
      expect.stringMatching(/^The port is in use\. Set PORT/),
      expect.stringMatching(/^Cannot use DATA_DIR or the port: .*EACCES/),
      expect.stringMatching(/^Cannot use DATA_DIR or the port: .*EEXIST/),
      expect.stringMatching(/^Cannot use DATA_DIR or the port: .*ENOTDIR/),
      expect.stringMatching(/^Cannot use MASTER_KEY: key k does not open\. .*--lost-master-key"\.$/),
      // Nothing is lost: no way to give the key up is offered.
      'Cannot read the master key: run chmod',
    ]);
    for (const fault of faults) expect(fault).not.toMatch(/\n\s+at /);
  });

  it('keeps its stack where it is a bug, and its text where it is not an error', () => {
    expect(startFaultOf(new TypeError('x is undefined'))).toMatch(/TypeError: x is undefined\n\s+at /);
    expect(startFaultOf('out')).toBe('out');
  });
});
