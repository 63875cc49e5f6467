import { oneLine } from '../../../portal/src/kit/one-line.ts';

describe('a reason in one line', () => {
  it('has spaces for line breaks', () => {
    expect(oneLine(' Unpaid\r\n invoices\tof\u2028May \n')).toBe('Unpaid invoices of May');
  });
});
