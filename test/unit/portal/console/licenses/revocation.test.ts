import { isRevokedAs } from '../../../../../portal/src/console/licenses/names.ts';

describe('a revocation by staff', () => {
  const body = { reasonCode: 'terms_breach', reason: 'Used in an advertisement.' } as const;

  it('is recorded only if the license has this reason of staff', () => {
    expect(isRevokedAs({ revocation: { ...body, actor: 'staff' } }, body)).toBe(true);
    expect(isRevokedAs({}, body)).toBe(false);
    expect(isRevokedAs({ revocation: { ...body, actor: 'staff', reason: 'Unpaid.' } }, body)).toBe(false);
    expect(isRevokedAs({ revocation: { ...body, actor: 'staff', reasonCode: 'other' } }, body)).toBe(false);
    expect(isRevokedAs({ revocation: { ...body, actor: 'plt_01JB2M6X8K3Q5S7V9X1Z3B5D7F' } }, body)).toBe(
      false,
    );
  });
});
