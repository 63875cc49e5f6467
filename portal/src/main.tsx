import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { isWorthAnotherTry } from './kit/failures.ts';
import { Announcer } from './kit/announcer.tsx';
import { SessionProvider } from './session/session.tsx';
import './styles/base.css';
import './styles/kit.css';
import './styles/shell.css';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // The client has waited and tried again by itself where that helps.
      retry: (count, error) => count < 1 && isWorthAnotherTry(error),
      refetchOnWindowFocus: true,
    },
  },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <Router base="/portal">
        <Announcer>
          <SessionProvider>
            <App />
          </SessionProvider>
        </Announcer>
      </Router>
    </QueryClientProvider>,
  );
}
