import type { Credential } from '@platform-licensing/client';
import { Time } from '../../kit/display/time.tsx';

export const LastUse = ({ of: { lastUsedAt } }: { readonly of: Credential }) =>
  lastUsedAt === undefined ? <span className="soft">Never</span> : <Time at={lastUsedAt} as="ago" />;
