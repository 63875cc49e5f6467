import { Router } from 'wouter';
import { Overlays } from '../kit/controls/overlay.tsx';
import { Announcer } from '../kit/feedback/announcer.tsx';
import { startIn } from '../kit/language/language.tsx';
import { Queries } from '../kit/queries.tsx';
import { App } from './app.tsx';
import { SessionProvider } from './session/session.tsx';
import { startTexts } from './texts/catalogs.ts';
import '../styles/base.css';
import '../styles/kit.css';
import '../styles/shell.css';
import './studio.css';

await startIn(startTexts, () => (
  <Router base="/studio">
    <Announcer>
      <Queries>
        <SessionProvider>
          <Overlays>
            <App />
          </Overlays>
        </SessionProvider>
      </Queries>
    </Announcer>
  </Router>
));
