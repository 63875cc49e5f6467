import { ok } from '../../domain/shared/result.ts';
import type { ClosePortal } from '../../ports/driving/portal.ts';
import { endPortalSession, type EndingDependencies } from './end-portal-session.ts';

export const closePortal =
  (dependencies: EndingDependencies): ClosePortal =>
  async ({ pass }) => {
    await endPortalSession(dependencies, pass);
    return ok('closed');
  };
