import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { Overlays } from '../kit/controls/overlay.tsx';
import { Announcer } from '../kit/feedback/announcer.tsx';
import { Queries } from '../kit/queries.tsx';
import { App } from './app.tsx';
import { SessionProvider } from './session/session.tsx';
import '../styles/base.css';
import '../styles/kit.css';
import '../styles/page.css';
import './console.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Router base="/staff">
      <Announcer>
        <Queries>
          <SessionProvider>
            <Overlays>
              <App />
            </Overlays>
          </SessionProvider>
        </Queries>
      </Announcer>
    </Router>,
  );
}
