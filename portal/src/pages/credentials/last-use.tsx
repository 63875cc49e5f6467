import type { Credential } from '@platform-licensing/client';
import { Time } from '../../kit/display/time.tsx';
import { t } from '../../texts/texts.ts';

export const LastUse = ({ of: { lastUsedAt } }: { readonly of: Credential }) =>
  lastUsedAt === undefined ? (
    <span className="soft">{t('credentials.never')}</span>
  ) : (
    <Time at={lastUsedAt} as="ago" />
  );
