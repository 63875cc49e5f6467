import type { InvoiceList } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { money, utcPeriod } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { rich, t, texts } from '../../texts/texts.ts';

const invoiceStatuses = texts<InvoiceList['data'][number]['status']>({
  open: 'plan.invoice.open',
  paid: 'plan.invoice.paid',
  unpaid: 'plan.invoice.unpaid',
  refunded: 'plan.invoice.refunded',
  disputed: 'plan.invoice.disputed',
  charged_back: 'plan.invoice.chargedBack',
});

export const useInvoices = () => {
  const api = useApi();
  const slug = useSlug();
  return useQuery({ queryKey: ['invoices', slug], queryFn: () => api.listInvoices({ slug }) });
};

export const Invoices = () => {
  const slug = useSlug();
  const invoices = useInvoices();
  return (
    <Panel title={t('plan.invoices')}>
      <QueryView query={invoices} rows={3} label={t('plan.loadingInvoices')}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty title={t('plan.noInvoices')} />
          ) : (
            <Table
              caption={t('plan.invoices')}
              rows={data}
              keyOf={({ invoiceId }) => invoiceId}
              columns={[
                {
                  name: t('plan.date'),
                  heads: true,
                  cell: ({ settledAt }) => <Time at={settledAt} as="day" />,
                },
                {
                  name: t('plan.period'),
                  cell: ({ kind, periodStart, periodEnd }) =>
                    periodStart === undefined || periodEnd === undefined ? (
                      <span className="soft">{t('plan.none')}</span>
                    ) : kind === 'fees' ? (
                      utcPeriod(periodStart, periodEnd)
                    ) : (
                      rich('plan.fromTo', {
                        from: <Time at={periodStart} as="day" />,
                        to: <Time at={periodEnd} as="day" />,
                      })
                    ),
                },
                {
                  name: t('plan.amount'),
                  number: true,
                  cell: ({ amount, currency }) => money({ amount, currency }),
                },
                {
                  name: t('plan.status'),
                  cell: ({ status, provider, dueAt, paid = 0, currency }) => (
                    <span>
                      {provider === 'service_test' ? (
                        <Tag>{t('plan.invoice.test')}</Tag>
                      ) : (
                        <Tag tone={status === 'paid' ? 'good' : 'warn'}>{invoiceStatuses[status]}</Tag>
                      )}
                      {status === 'open' && dueAt !== undefined && provider !== 'service_test' && (
                        <span className="soft">
                          {' '}
                          {paid > 0 &&
                            `${t('plan.invoice.partPaid', { amount: money({ amount: paid, currency }) })} · `}
                          {rich('plan.payBy', { day: <Time at={dueAt} as="day" /> })}
                        </span>
                      )}
                    </span>
                  ),
                },
                {
                  name: t('plan.document'),
                  cell: ({ invoiceId, kind, number, url }) => (
                    <span className="panel-acts">
                      <a
                        href={`/api/v1/platforms/${slug}/billing/invoices/${invoiceId}/pdf`}
                        rel="noreferrer"
                      >
                        {t('plan.downloadPdf')}
                      </a>
                      {url !== undefined && (
                        <a href={url} rel="noreferrer">
                          {t('plan.viewInvoice')}
                        </a>
                      )}
                      {kind === 'fees' && (
                        <Link href={`/plan?invoice=${invoiceId}`}>
                          {t('plan.viewFeesOf', { number: number ?? invoiceId })}
                        </Link>
                      )}
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Panel>
  );
};
