import { urlIssue, mayReach } from '../../../../src/adapters/axios/outward-urls.ts';
import {
  innerAddresses,
  innerHosts,
  loopbackHosts,
  publicAddresses,
  refusedUrls,
} from '../../../support/clients/inner-urls.ts';

const outward = { loopback: false };
const develop = { loopback: true };
const refusedHosts = [...loopbackHosts, ...innerHosts];

describe('a URL that can be registered', () => {
  it('is rejected in more than sixty spellings of internal addresses', () => {
    expect(new Set(refusedHosts).size).toBeGreaterThanOrEqual(60);
    expect(new Set(refusedHosts).size).toBe(refusedHosts.length);
  });

  it.each(refusedHosts)('rejects the host %s', (host) => {
    expect(urlIssue(`https://${host}/hook`, outward)).toBeDefined();
    expect(urlIssue(`https://${host}:8443/hook?a=b`, outward)).toBeDefined();
    expect(urlIssue(`http://${host}/hook`, outward)).toBeDefined();
  });

  it.each(refusedUrls(8443))('rejects %j', (url) => {
    expect(urlIssue(url, outward)).toBeDefined();
  });

  it.each([
    'https://hooks.partner.example/platform/events?key=1&b=%20',
    'https://hooks.partner.example',
    'https://hooks.partner.example:443/',
    'https://hooks.partner.example:8443/',
    'https://hooks.partner.example:65535/',
    'https://HOOKS.Partner.Example/',
    'https://bücher.example/',
    'https://a_b.partner.example/',
    'https://93.184.216.34/',
    'https://[2606:4700:4700::1111]:8443/',
    'https://127.0.0.1.partner.example/',
    'https://localhost.partner.example/',
    `https://hooks.partner.example/${'a'.repeat(2000)}`,
  ])('takes %s', (url) => {
    expect(urlIssue(url, outward)).toBeUndefined();
    expect(urlIssue(url, develop)).toBeUndefined();
  });

  it('names the error', () => {
    expect(urlIssue('http://hooks.partner.example/', outward)).toBe('is not https');
    expect(urlIssue('https://a:b@hooks.partner.example/', outward)).toBe('has credentials');
    expect(urlIssue('https://0x7f.1/', outward)).toBe('is an address that is not public');
    expect(urlIssue('https://db.internal/', outward)).toBe('has a host of an internal network');
    expect(urlIssue('https://metadata/', outward)).toBe('has no fully qualified host name');
  });
});

describe('a URL that can be registered with ALLOW_LOOPBACK_URLS', () => {
  it.each(loopbackHosts)('takes the host %s, with http and https', (host) => {
    for (const url of [`http://${host}/`, `https://${host}/`, `http://${host}:3000/`])
      expect(urlIssue(url, develop)).toBeUndefined();
  });

  it.each(innerHosts)('still rejects the host %s', (host) => {
    for (const url of [`http://${host}/`, `https://${host}:3000/`])
      expect(urlIssue(url, develop)).toBeDefined();
  });

  it.each(refusedUrls(8443).filter((url) => !/^https?:\/\/[^@]*$/.test(url) || url.includes('#')))(
    'still rejects %j',
    (url) => expect(urlIssue(url, develop)).toBeDefined(),
  );

  it('is a loopback or a public address, and no other', () => {
    for (const address of innerAddresses)
      expect(mayReach(address, develop)).toBe(/^(127\..*|::1)$/.test(address));
    for (const address of publicAddresses) expect(mayReach(address, develop)).toBe(true);
  });
});
