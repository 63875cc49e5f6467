import { signInAddress } from '../../../portal/src/console/session/sign-in-address.ts';
import { readRoute } from '../../../portal/src/staff/route.ts';

const at = (address: string) => readRoute(new URL(address, 'https://api.example'));

describe('an address of the staff sign-in page', () => {
  it('says to which page of the console the member wants to return', () => {
    expect(at('/staff/sign-in#from=/staff')).toEqual({ kind: 'sent', origin: '/staff' });
    expect(at(`/staff/sign-in#from=${encodeURIComponent('/staff/review/trk_1')}`)).toEqual({
      kind: 'sent',
      origin: '/staff/review/trk_1',
    });
  });

  it('keeps the filters of the page', () => {
    const search = `?${new URLSearchParams({ subject: 'plt_1', action: 'platform.edit', q: 'é & ?/#' }).toString()}`;
    for (const pathname of ['/staff/audit-log', '/staff'])
      expect(at(signInAddress({ pathname, search }))).toEqual({ kind: 'sent', origin: pathname + search });
    expect(at(signInAddress({ pathname: '/staff/', search: '' }))).toEqual({
      kind: 'sent',
      origin: '/staff',
    });
  });

  it.each([
    '/staff?x=//evil.example',
    '/staff?x=https:',
    'https://evil.example',
    '//evil.example',
    '/staff/../portal',
    '/staffing',
    '/staff//evil',
    '',
  ])('sends nobody to a path outside of the console: %s', (path) => {
    expect(at(`/staff/sign-in#from=${encodeURIComponent(path)}`)).toEqual({ kind: 'plain' });
  });
});
