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

  it.each(['https://evil.example', '//evil.example', '/staff/../portal', '/staffing', '/staff//evil', ''])(
    'sends nobody to a path outside of the console: %s',
    (path) => {
      expect(at(`/staff/sign-in#from=${encodeURIComponent(path)}`)).toEqual({ kind: 'plain' });
    },
  );
});
