import { sessionCookie } from '../../../../../src/adapters/http/kernel/auth/session-cookie.ts';

describe('the cookie of a session', () => {
  it('is bound to its host, and Secure if the service uses https', () => {
    expect(sessionCookie('https://licensing.example', 'portal').write('abc', 60_000)).toBe(
      '__Host-portal_session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
    );
    expect(sessionCookie('http://localhost:8080', 'portal').write('abc', 60_000)).toBe(
      'portal_session=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict',
    );
  });

  it('is found among others by its exact name', () => {
    const cookie = sessionCookie('http://localhost', 'portal');
    expect(cookie.read('theme=dark; portal_session=abc.def; lang=de')).toBe('abc.def');
    for (const none of [undefined, '', 'my_portal_session=abc', 'portal_session', 'portal_session=']) {
      expect(cookie.read(none)).toBeUndefined();
    }
    expect(sessionCookie('https://x.example', 'portal').read('portal_session=planted')).toBeUndefined();
  });

  it('of staff and of the portal do not replace each other', () => {
    const both = 'staff_session=sts_1; portal_session=abc';
    expect(sessionCookie('http://localhost', 'staff').read(both)).toBe('sts_1');
    expect(sessionCookie('http://localhost', 'portal').read(both)).toBe('abc');
  });

  it('is ignored if there are several, because one may have been planted', () => {
    expect(
      sessionCookie('http://localhost', 'portal').read('portal_session=a; portal_session=b'),
    ).toBeUndefined();
  });
});
