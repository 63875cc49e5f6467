import type { MemberSession } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useEndSessions, useOwnSessions } from './queries.ts';

const browserOf = ({ browser }: MemberSession): string => {
  if (!browser) return 'Unknown browser';
  return browser.system === undefined ? browser.name : `${browser.name} on ${browser.system}`;
};

/** The sessions of the member, which can be ended one by one or all but this one. */
export const Sessions = () => {
  const found = useOwnSessions();
  const end = useEndSessions();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const ending = async (done: string, sessionId?: string) => {
    setBusy(true);
    try {
      await end(sessionId);
      announce(done);
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  const isOnlyOne = (found.data?.data.length ?? 0) < 2;
  return (
    <Panel
      title="Sessions"
      acts={
        !isOnlyOne && (
          <Button busy={busy} onClick={() => void ending('Other sessions ended')}>
            End other sessions
          </Button>
        )
      }
    >
      <QueryView query={found} rows={2}>
        {({ data }) => (
          <Table
            caption="Sessions"
            rows={data}
            keyOf={({ sessionId }) => sessionId}
            columns={[
              {
                name: 'Browser',
                heads: true,
                cell: (session) => (
                  <>
                    {browserOf(session)} {session.current && <Tag tone="good">This session</Tag>}
                  </>
                ),
              },
              { name: 'IP address', cell: ({ address }) => address },
              { name: 'Started', cell: ({ createdAt }) => <Time at={createdAt} /> },
              { name: 'Last used', cell: ({ lastUsedAt }) => <Time at={lastUsedAt} as="ago" /> },
              {
                name: 'Actions',
                cell: (session) =>
                  !session.current && (
                    <Button
                      small
                      busy={busy}
                      label={`End session in ${browserOf(session)}, ${session.address}`}
                      onClick={() => void ending('Session ended', session.sessionId)}
                    >
                      End
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  );
};
