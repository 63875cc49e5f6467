import type { BillingForStaff, StaffInvoice } from '@platform-licensing/client';
import { FileText } from 'lucide-react';
import { money, utcPeriod } from '../../kit/display/format.ts';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { statusNames, statusTones } from './names.ts';
import '../records/records.css';
import './finance.css';

type Invoice = BillingForStaff['invoices'][number];

/** The status of an invoice, the part that was refunded, and whether it was a test. */
export const InvoiceStatus = ({
  of: { status, refunded, paid = 0, currency },
  isTest = false,
}: {
  readonly of: Invoice;
  readonly isTest?: boolean;
}) => (
  <span className="tags">
    <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>
    {status === 'paid' && refunded > 0 && <Tag>{money({ amount: refunded, currency })} refunded</Tag>}
    {status === 'open' && paid > 0 && <Tag>{money({ amount: paid, currency })} paid</Tag>}
    {isTest && <Tag>Test</Tag>}
  </span>
);

/** The billed period; of fees, whole days in UTC. It is unknown while only a refund or a dispute has been reported. */
export const Period = ({ of: { kind, periodStart, periodEnd } }: { readonly of: Invoice }) =>
  periodStart !== undefined && periodEnd !== undefined ? (
    <span className="figures">
      {kind === 'fees' ? (
        utcPeriod(periodStart, periodEnd)
      ) : (
        <>
          <Time at={periodStart} as="day" /> – <Time at={periodEnd} as="day" />
        </>
      )}
    </span>
  ) : (
    <span className="soft">Unknown</span>
  );

/** The date of the latest status; of an unpaid invoice, the first failure; of a fee invoice, always its issue, and its due date while it is open. */
export const SettledOn = ({ of: { settledAt, status, provider, dueAt } }: { readonly of: Invoice }) => (
  <span className="figures">
    <Time at={settledAt} as="day" />
    {status === 'open' && dueAt !== undefined && provider !== 'service_test' && (
      <span className="record-detail">
        due <Time at={dueAt} as="day" />
      </span>
    )}
    {status === 'unpaid' && (
      <span className="record-detail">
        first failed <Time at={settledAt} as="ago" />
      </span>
    )}
  </span>
);

/** A link to the PDF of an invoice, whose name contains the ID, because each row has one. */
export const PdfLink = ({
  slug,
  invoiceId,
}: {
  readonly slug: string;
  readonly invoiceId: StaffInvoice['invoiceId'];
}) => (
  <a
    className="pdf-link"
    href={`/api/v1/staff/platforms/${slug}/billing/invoices/${invoiceId}/pdf`}
    aria-label={`PDF of ${invoiceId}`}
    rel="noreferrer"
  >
    <FileText size={14} aria-hidden="true" /> PDF
  </a>
);
