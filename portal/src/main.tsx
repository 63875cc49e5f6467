import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { Announcer } from './kit/feedback/announcer.tsx';
import { SessionProvider } from './session/session.tsx';
import './styles/base.css';
import './styles/kit.css';
import './styles/shell.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Router base="/portal">
      <Announcer>
        <SessionProvider>
          <App />
        </SessionProvider>
      </Announcer>
    </Router>,
  );
}
