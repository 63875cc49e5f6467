import { ConnectionFault } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Failure, Loading } from './states.tsx';

/** A page whose script comes when it is opened first. Where it does not come, the page says so and can be tried again. */
export const scripted = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Scripted = (props: Props) => {
    const { data, error, refetch } = useQuery({
      queryKey: ['script', name],
      queryFn: async () => {
        try {
          return { Page: await load() };
        } catch (fault) {
          throw new ConnectionFault('unreachable', `the script of ${name} did not come`, fault);
        }
      },
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
    });
    if (data) return <data.Page {...props} />;
    // Browsers may remember what did not come, and a newer portal has other scripts: both end with a fresh start.
    const again = () => {
      if (globalThis.navigator.onLine) globalThis.location.reload();
      else void refetch();
    };
    return error ? <Failure error={error} retry={again} /> : <Loading label="Opening the page" rows={40} />;
  };
  return Scripted;
};
