import { useMember } from '../../session/session.tsx';
import { useStaffName } from './queries.ts';

/** A member of staff by name. */
export const StaffName = ({ staffId }: { readonly staffId: string }) => {
  const { staffId: own } = useMember();
  const name = useStaffName(staffId);
  return staffId === own ? 'you' : name;
};
