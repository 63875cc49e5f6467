import { useQuery } from '@tanstack/react-query';
import { useApi, useMember } from '../session/session.tsx';

/** The name of a member of staff, from the search by ID, which every role may use. */
const useStaffName = (staffId: string): string => {
  const api = useApi();
  const found = useQuery({
    queryKey: ['staff-name', staffId],
    queryFn: () => api.searchRecords({ id: staffId }),
    staleTime: 300_000,
  });
  return found.data?.data[0]?.summary ?? staffId;
};

/** A member of staff by name. */
export const StaffName = ({ staffId }: { readonly staffId: string }) => {
  const { staffId: own } = useMember();
  const name = useStaffName(staffId);
  return staffId === own ? 'you' : name;
};
