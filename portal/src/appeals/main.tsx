import { Announcer } from '../kit/feedback/announcer.tsx';
import { startIn } from '../kit/language/language.tsx';
import { Queries } from '../kit/queries.tsx';
import { App } from './app.tsx';
import { catalogs } from './texts/catalogs.ts';
import '../styles/base.css';
import '../styles/kit.css';
import '../styles/shell.css';
import './appeals.css';

await startIn(catalogs, () => (
  <Queries>
    <Announcer>
      <App />
    </Announcer>
  </Queries>
));
