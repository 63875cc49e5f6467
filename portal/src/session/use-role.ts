import { roles, type RestrictedOperation } from './permissions.ts';
import { useSession } from './session.tsx';

/** Returns whether the session may call an operation: that of a credential may, that of a member if the role may. */
export const useMay = (): ((operation: RestrictedOperation) => boolean) => {
  const { member } = useSession().session;
  return (operation) => {
    const allowed: readonly string[] = roles[operation];
    return member === undefined || allowed.includes(member.role);
  };
};
