import { fail, ok } from '../../domain/shared/result.ts';
import type { StaffRegistry } from '../../ports/driven/staff-registry.ts';
import type { ListStaff, ReadStaff } from '../../ports/driving/staff-accounts.ts';

interface Needs {
  readonly staff: StaffRegistry;
}

export const listStaff =
  ({ staff }: Needs): ListStaff =>
  async () =>
    ok(await staff.list());

export const readStaff =
  ({ staff }: Needs): ReadStaff =>
  async (staffId) => {
    const member = await staff.find(staffId);
    return member ? ok(member) : fail({ kind: 'staff-not-found' });
  };
