import type { License } from '@platform-licensing/client';
import { Tag } from './tag.tsx';

const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const;

export const StatusTag = ({ status }: Pick<License, 'status'>) => <Tag tone={tones[status]}>{status}</Tag>;

const complianceStates = {
  clear: { tone: 'good', name: 'clear' },
  on_hold: { tone: 'warn', name: 'on hold' },
  must_remove: { tone: 'bad', name: 'must remove' },
} as const;

export const ComplianceTag = ({ compliance: { state } }: Pick<License, 'compliance'>) => (
  <Tag tone={complianceStates[state].tone}>{complianceStates[state].name}</Tag>
);
