import fc from 'fast-check';
import { isLoopbackAddress, isPublicAddress } from '../../../../src/adapters/axios/public-addresses.ts';
import { innerAddresses, publicAddresses } from '../../../support/clients/inner-urls.ts';

describe('the classification of an address', () => {
  it.each(innerAddresses)('%s is internal', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(isPublicAddress(address.toUpperCase())).toBe(false);
  });

  it.each(publicAddresses)('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
    expect(isPublicAddress(address.toUpperCase())).toBe(true);
  });

  it.each([
    '8.8',
    '0x8.8.8.8',
    '010.8.8.8',
    '134744072',
    '8.8.8.8.',
    ' 8.8.8.8',
    '[2606:4700::1111]',
    '',
    'a',
  ])('%j is no address in full, hence not public', (text) => expect(isPublicAddress(text)).toBe(false));

  it('rejects zones in any address', () => {
    expect(isPublicAddress('2606:4700:4700::1111%eth0')).toBe(false);
    expect(isLoopbackAddress('::1%lo')).toBe(false);
  });

  it('rejects an internal IPv4 address embedded in a public IPv6 address', () => {
    const octet = fc.nat(255);
    fc.assert(
      fc.property(octet, octet, octet, octet, (a, b, c, d) => {
        const address = `${a}.${b}.${c}.${d}`;
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublicAddress(address));
        for (const prefix of ['::', '::ffff:', '::ffff:0:', '64:ff9b:1::', '2a00:1450::5efe:'])
          expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });

  it('recognizes 127.0.0.0/8 and ::1 as loopback', () => {
    for (const address of ['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1', '0:0::0001'])
      expect(isLoopbackAddress(address)).toBe(true);
    for (const address of [
      '126.0.0.1',
      '::',
      '::2',
      '::10',
      '1::1',
      '::ffff:127.0.0.1',
      '::127.0.0.1',
      '127.1',
    ])
      expect(isLoopbackAddress(address)).toBe(false);
  });
});
