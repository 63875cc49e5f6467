import { ConnectionFault } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Failure, Loading } from './states.tsx';
import { t } from '../language/texts.ts';

/**
 * Returns a page, or a part of one, whose script is loaded when it is first opened. A failure is shown and can be retried. `rows`: roughly its
 * height.
 */
export const lazyPage = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  rows = 40,
): ComponentType<Props> => {
  const LazyPage = (props: Props) => {
    const { data, error, refetch } = useQuery({
      queryKey: ['script', name],
      queryFn: async () => {
        try {
          return { Page: await load() };
        } catch (fault) {
          throw new ConnectionFault('unreachable', `the script of ${name} could not be loaded`, fault);
        }
      },
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
    });
    if (data) return <data.Page {...props} />;
    // Browsers cache a failed import, and a newer portal has other scripts: a reload solves both.
    const again = () => {
      if (globalThis.navigator.onLine) globalThis.location.reload();
      else void refetch();
    };
    return error ? (
      <Failure error={error} retry={again} />
    ) : (
      <Loading label={t('kit.loadingThePage')} rows={rows} />
    );
  };
  return LazyPage;
};
