import { Time } from '../../kit/time.tsx';
import type { Used } from './kinds.ts';

export const LastUse = ({ of: { lastUsedAt } }: { readonly of: Used }) =>
  lastUsedAt === undefined ? <span className="soft">never</span> : <Time at={lastUsedAt} as="ago" />;
