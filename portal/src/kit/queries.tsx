import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isWorthAnotherTry } from './feedback/errors.ts';

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
        // The client itself has already retried where that helps.
        retry: (count, error) => count < 1 && isWorthAnotherTry(error),
        // A long list would be loaded again page by page.
        refetchOnWindowFocus: ({ state }) => !isLong(state.data),
      },
    },
  });

/** Provides a cache of responses. Each platform gets its own, so that it never sees data of another one. */
export const Queries = ({ children }: { readonly children: ReactNode }) => {
  const [queries] = useState(createQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
};
