import { configFrom, ConfigWrong } from '../../../../src/main/settings/config.ts';

const masterKey = '0f1e2d3c'.repeat(8);
const previous = ['0b'.repeat(32), Buffer.alloc(32, 12).toString('base64')] as const;
const given = { MASTER_KEY: masterKey, MASTER_KEY_PREVIOUS: ` ${previous.join(' , ')} ` };

describe('MASTER_KEY_PREVIOUS', () => {
  it('contains one or several keys', () => {
    expect(configFrom(given).previousMasterKeys).toEqual([Buffer.alloc(32, 11), Buffer.alloc(32, 12)]);
    expect(configFrom({ MASTER_KEY: masterKey }).previousMasterKeys).toEqual([]);
  });

  it('does not contain the current key', () => {
    const message = 'MASTER_KEY_PREVIOUS contains MASTER_KEY. List only keys that were used before it.';
    for (const current of previous)
      expect(() => configFrom({ ...given, MASTER_KEY: current })).toThrow(new ConfigWrong(message));
  });

  it('is rejected with the position of the invalid key', () => {
    expect(() => configFrom({ MASTER_KEY_PREVIOUS: `${masterKey},` })).toThrow(
      new ConfigWrong(
        'MASTER_KEY_PREVIOUS must list keys of 256 bits, separated by commas. Value 2 is not 64 hex digits or base64.',
      ),
    );
  });
});
