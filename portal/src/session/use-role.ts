import { useSession } from './session.tsx';

/** Returns whether the session is that of a credential, or of a member with one of these roles. */
export const useMay = (): ((...roles: readonly string[]) => boolean) => {
  const { member } = useSession().session;
  return (...roles) => member === undefined || roles.includes(member.role);
};
