import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isWorthAnotherTry } from '../kit/feedback/errors.ts';

const shortPages = 4;
const isLong = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  Array.isArray(data.pages) &&
  data.pages.length > shortPages;

const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // The client has waited and tried again by itself where that helps.
        retry: (count, error) => count < 1 && isWorthAnotherTry(error),
        // A list of many pages would be read again page by page.
        refetchOnWindowFocus: ({ state }) => !isLong(state.data),
      },
    },
  });

/** What was read, kept for as long as this is drawn: one for each who signs in, so that nobody sees what another read. */
export const Queries = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(createQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};
