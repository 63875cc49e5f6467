import type { WebhookEndpoint } from '@platform-licensing/client';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../kit/controls/button.tsx';
import { DebouncedField } from '../../../kit/controls/debounced-field.tsx';
import { More } from '../../../kit/controls/more.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { Empty, QueryView, Refreshing } from '../../../kit/feedback/states.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { useSlash } from '../../../kit/hooks/use-slash.ts';
import { t, texts } from '../../../texts/texts.ts';
import { DeliveryTag } from '../deliveries/attempts.tsx';
import { nameOf } from '../endpoints/endpoint-status.tsx';
import { searchedIdOf, type SearchedId } from './searched-id.ts';
import { useFoundEvents, type FoundDelivery, type FoundEvent } from './use-found-events.ts';

const issues = texts({
  characters: 'webhookSearch.anIDHasOnlyLetters',
  prefix: 'webhookSearch.searchByAnIDThat',
});

const errorOf = (text: string): string | undefined => {
  const searched = searchedIdOf(text);
  return searched && 'issue' in searched ? issues[searched.issue] : undefined;
};

const Deliveries = ({ of }: { readonly of: readonly FoundDelivery[] }) =>
  of.length === 0 ? (
    <span className="soft">{t('webhookSearch.noDeliveries')}</span>
  ) : (
    <ul className="found-deliveries">
      {of.map(({ delivery, endpoint }) => (
        <li key={delivery.deliveryId}>
          <Link href={`/webhooks/${delivery.endpointId}/${delivery.deliveryId}`}>{nameOf(endpoint)}</Link>{' '}
          <DeliveryTag delivery={delivery} />
        </li>
      ))}
    </ul>
  );

const columns = (): readonly Column<FoundEvent>[] => [
  {
    name: t('webhookSearch.event'),
    heads: true,
    cell: ({ type, eventId }) => (
      <span>
        {type}
        <code className="under">{eventId}</code>
      </span>
    ),
  },
  { name: t('webhookSearch.occurred'), cell: ({ at }) => <Time at={at} as="exact" /> },
  {
    name: t('webhookSearch.deliveries'),
    cell: ({ deliveries }) => <Deliveries of={deliveries} />,
  },
];

const Found = ({
  by,
  endpoints,
}: {
  readonly by: SearchedId;
  readonly endpoints: readonly WebhookEndpoint[];
}) => {
  const query = useFoundEvents(by, endpoints);
  return (
    <QueryView query={query} rows={3} label={t('webhookSearch.searching')}>
      {({ pages }) => {
        const rows = pages.flatMap(({ events }) => events);
        return (
          <Refreshing busy={query.isPlaceholderData}>
            {rows.length === 0 ? (
              <Empty title={t('webhookSearch.noEventsFound')}>
                <p>{t('webhookSearch.checkTheIDEventsAre')}</p>
              </Empty>
            ) : (
              <>
                <Table
                  caption={t('webhookSearch.eventsFound')}
                  columns={columns()}
                  rows={rows}
                  keyOf={({ eventId }) => eventId}
                />
                <div className="after-table">
                  <More query={query} note={t('webhookSearch.endOfListEventsAre')} />
                </div>
              </>
            )}
          </Refreshing>
        );
      }}
    </QueryView>
  );
};

/** Finds events and their deliveries by the ID of an event, a delivery, a license or a track, which is in the address. */
export const SearchPanel = ({
  endpoints,
}: {
  /** Undefined while they are loaded. */
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
}) => {
  const [filters, change] = useFilters();
  const id = filters.get('id') ?? '';
  const searched = searchedIdOf(id);
  const place = useRef<HTMLDivElement>(null);
  const focus = () => place.current?.querySelector('input')?.focus();
  useSlash(focus);
  // Each time, the field drops text that it has not reported yet, and the focus is in the new field.
  const [clears, setClears] = useState(0);
  useEffect(() => {
    if (clears > 0) place.current?.querySelector('input')?.focus();
  }, [clears]);
  const clear = () => {
    change({ id: '' });
    setClears((before) => before + 1);
  };
  return (
    <Panel
      title={t('webhookSearch.findEvents')}
      acts={
        id !== '' && (
          <Button small onClick={clear}>
            {t('webhookSearch.clearSearch')}
          </Button>
        )
      }
    >
      <div className="webhook-search" ref={place}>
        <DebouncedField
          key={clears}
          label={t('webhookSearch.eventDeliveryLicenseOrTrack')}
          type="search"
          placeholder="evt_…"
          value={id}
          check={errorOf}
          onSettled={(text) => change({ id: text })}
        />
      </div>
      {searched && 'by' in searched && endpoints && <Found by={searched.by} endpoints={endpoints} />}
    </Panel>
  );
};
