import type { PayeeBalance } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Tag } from '../../../kit/display/tag.tsx';
import { Time } from '../../../kit/display/time.tsx';

/** The name of a payee, which leads to its page, and when its account will be closed. */
export const PayeeName = ({
  of: { accountId, name, closesAt },
}: {
  readonly of: Pick<PayeeBalance, 'accountId' | 'name' | 'closesAt'>;
}) => (
  <span>
    <Link className="record-name" href={`/finance/payees?account=${accountId}`}>
      {name ?? 'Unknown account'}
    </Link>
    <code className="record-detail">{accountId}</code>
    {closesAt !== undefined && (
      <Tag tone="warn">
        Closes <Time at={closesAt} as="day" />
      </Tag>
    )}
  </span>
);
