import { endpoint, type Endpoint } from '../kernel/route.ts';
import { browserSessionHandlers, type BrowserSessionDependencies } from '../vocabulary/browser-session.ts';
import * as routes from './browser-session.contract.ts';
import { memberView } from './staff.views.ts';

export const browserSessionEndpoints = (dependencies: BrowserSessionDependencies): readonly Endpoint[] => {
  const { start, read } = browserSessionHandlers(dependencies, 'staff', memberView);
  return [endpoint(routes.startBrowserSession, start), endpoint(routes.readBrowserSession, read)];
};
