import type { License } from '@platform-licensing/client';
import { Tag } from './tag.tsx';
import { texts } from '../language/texts.ts';

const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const;

export const licenseStatuses = texts<License['status']>({
  active: 'kit.status.active',
  expired: 'kit.status.expired',
  revoked: 'kit.status.revoked',
});

export const StatusTag = ({ status }: Pick<License, 'status'>) => (
  <Tag tone={tones[status]}>{licenseStatuses[status]}</Tag>
);

const complianceTones = { clear: 'good', on_hold: 'warn', must_remove: 'bad' } as const;

export const complianceStates = texts<License['compliance']['state']>({
  clear: 'kit.compliance.clear',
  on_hold: 'kit.compliance.onHold',
  must_remove: 'kit.compliance.mustRemove',
});

export const ComplianceTag = ({ compliance: { state } }: Pick<License, 'compliance'>) => (
  <Tag tone={complianceTones[state]}>{complianceStates[state]}</Tag>
);
