import { createRoot } from 'react-dom/client';
import { Announcer } from '../kit/feedback/announcer.tsx';
import { Queries } from '../kit/queries.tsx';
import { App } from './app.tsx';
import '../styles/base.css';
import '../styles/kit.css';
import '../styles/shell.css';
import './appeals.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Queries>
      <Announcer>
        <App />
      </Announcer>
    </Queries>,
  );
}
