import type { ParametersOf } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../kit/display/format.ts';
import { useApi } from '../session/session.tsx';

/** The number of licenses that match the filters. The list does not wait for it, and is complete without it. */
export const LicenseCount = ({ query }: { readonly query: ParametersOf<'countLicensesForStaff'> }) => {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['license-count', query],
    queryFn: ({ signal }) => api.countLicensesForStaff(query, { signal }),
    placeholderData: (before) => before,
  });
  // The list says that it is empty.
  if (data?.count === 0 && data.complete) return null;
  return (
    <p className="record-count" role="status">
      {data && `${data.complete ? '' : 'At least '}${counted(data.count, 'license')}`}
    </p>
  );
};
