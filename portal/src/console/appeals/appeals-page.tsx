import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { count } from '../../kit/display/format.ts';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { useMember } from '../session/session.tsx';
import { AppealList } from './appeal-list.tsx';
import { AppealPanel } from './appeal-panel.tsx';
import { useAppeal, useAppeals } from './queries.ts';
import { noMessage, type Message } from './step-form.tsx';
import '../review/review.css';

const Opened = ({
  appealId,
  ...panel
}: {
  readonly appealId: string;
  readonly message: Message;
  readonly keep: (message: Message) => void;
  readonly onEnded: () => void;
}) => (
  <QueryView
    query={useAppeal(appealId)}
    rows={8}
    label="Loading the appeal"
    missing={<Empty title="There is no such appeal." />}
  >
    {(appeal) => <AppealPanel appeal={appeal} {...panel} />}
  </QueryView>
);

/** The open appeals by deadline, and the opened one. */
export const AppealsPage = ({ appealId }: { readonly appealId: string | undefined }) => {
  const { staffId } = useMember();
  const [, go] = useLocation();
  const list = useAppeals();
  /** A text outlives the panel of its appeal, and a step that is rejected. */
  const [messages, setMessages] = useState<ReadonlyMap<string, Message>>(new Map());
  useTitle('Appeals');
  const items = list.data ?? [];
  const first = appealId === undefined ? items[0]?.subject : undefined;
  useEffect(() => {
    if (first !== undefined) go(`/appeals/${first}`, { replace: true });
  }, [first, go]);
  return (
    <div className="review">
      <section className="review-list" aria-label="Inbox">
        <div className="review-head">
          <h2>Appeals</h2>
          <span className="soft figure">
            {count(items.length)}
            {list.hasNextPage && '+'} open
          </span>
        </div>
        <QueryView query={list} rows={8} label="Loading the appeals">
          {(open) => (
            <>
              <AppealList items={open} appealId={appealId} staffId={staffId} />
              {list.hasNextPage && <More query={list} />}
            </>
          )}
        </QueryView>
      </section>
      <div className="review-track">
        {appealId === undefined ? (
          list.data &&
          first === undefined && (
            <Empty title="No appeal is open.">
              <h1 className="unseen">Appeals</h1>
            </Empty>
          )
        ) : (
          <Opened
            key={appealId}
            appealId={appealId}
            message={messages.get(appealId) ?? noMessage}
            keep={(message) => setMessages((before) => new Map(before).set(appealId, message))}
            onEnded={() => go('/appeals', { replace: true })}
          />
        )}
      </div>
    </div>
  );
};
