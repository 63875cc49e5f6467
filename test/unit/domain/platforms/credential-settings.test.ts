import { settingsFor } from '../../../../src/domain/platforms/credential-settings.ts';
import { requireAllowedIp } from '../../../../src/domain/platforms/allowed-ips.ts';
import { aCredential, aPlatform, noon } from '../../../support/builders/builders.ts';

const platform = aPlatform();
const allowedIps = ['203.0.113.0/24', '2001:db8::/32'];
const creator = aCredential({ allowedIps });

describe('the allowed addresses of a new credential', () => {
  it('are those of the credential that creates it, unless it names fewer', () => {
    expect(settingsFor({}, creator, platform, noon)).toEqual({ ok: true, value: { allowedIps } });
    const fewer = { allowedIps: ['203.0.113.128/25', '2001:db8::7'] };
    expect(settingsFor(fewer, creator, platform, noon)).toEqual({ ok: true, value: fewer });
  });

  it('never reach beyond them', () => {
    const beyond = ['203.0.112.0/23', '198.51.100.1', '::/0'];
    expect(settingsFor({ allowedIps: ['203.0.113.7', ...beyond] }, creator, platform, noon)).toMatchObject({
      failure: { kind: 'allowed-ips-rejected', beyond },
    });
  });

  it('are free to choose if their creator is not limited', () => {
    const chosen = { allowedIps: ['0.0.0.0/0'] };
    expect(settingsFor(chosen, aCredential(), platform, noon)).toEqual({ ok: true, value: chosen });
    expect(settingsFor({}, aCredential(), platform, noon)).toEqual({ ok: true, value: {} });
  });
});

describe('a credential', () => {
  it('is used from an allowed address, or from everywhere if it is not limited', () => {
    expect(requireAllowedIp(creator, '203.0.113.9').ok).toBe(true);
    expect(requireAllowedIp(creator, '2001:db8:9::1').ok).toBe(true);
    expect(requireAllowedIp(aCredential(), undefined).ok).toBe(true);
  });

  it('is rejected from any other address, and from an unknown one', () => {
    for (const ip of ['203.0.114.9', '2001:db9::1', undefined]) {
      expect(requireAllowedIp(creator, ip)).toEqual({ ok: false, failure: { kind: 'ip-not-allowed', ip } });
    }
  });
});
