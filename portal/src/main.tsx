import { Router } from 'wouter';
import { App } from './app.tsx';
import { Overlays } from './kit/controls/overlay.tsx';
import { Announcer } from './kit/feedback/announcer.tsx';
import { startIn } from './kit/language/language.tsx';
import { SessionProvider } from './session/session.tsx';
import { startTexts } from './texts/catalogs.ts';
import './styles/base.css';
import './styles/kit.css';
import './styles/shell.css';

await startIn(startTexts, () => (
  <Router base="/portal">
    <Announcer>
      {/* Around the session, so that a secret stays shown when another tab signs in or out. */}
      <Overlays>
        <SessionProvider>
          <App />
        </SessionProvider>
      </Overlays>
    </Announcer>
  </Router>
));
