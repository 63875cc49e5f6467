import { roles, type RestrictedOperation } from './permissions.ts';
import { useSession } from './session.tsx';

/**
 * Returns whether the session may call an operation: that of a credential may, that of a member if the role may, and a view of staff if
 * the service says so.
 */
export const useMay = (): ((operation: RestrictedOperation) => boolean) => {
  const { member, viewedBy } = useSession().session;
  return (operation) => {
    if (viewedBy) return viewedBy.operations.includes(operation);
    const allowed: readonly string[] = roles[operation];
    return member === undefined || allowed.includes(member.role);
  };
};
