import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { browserSessionHandlers, type BrowserSessionDependencies } from '../../vocabulary/browser-session.ts';
import { memberView } from '../artist.views.ts';
import * as routes from './browser-session.contract.ts';

export const artistBrowserSessionEndpoints = (
  dependencies: BrowserSessionDependencies,
): readonly Endpoint[] => {
  const { start, read } = browserSessionHandlers(dependencies, 'artist', memberView);
  return [endpoint(routes.startBrowserSession, start), endpoint(routes.readBrowserSession, read)];
};
