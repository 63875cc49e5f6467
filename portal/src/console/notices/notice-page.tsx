import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Time } from '../../kit/display/time.tsx';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useClaim } from '../review/use-claim.ts';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { ActDialog } from './act-dialog.tsx';
import { factsOf } from './facts.tsx';
import { Others } from './others.tsx';
import { useDecide, useReadAgain } from './use-decide.ts';
import '../records/records.css';

const back = { href: '/notices', name: 'Reports' };

const outcomes = {
  rejected: { name: 'Reject report', title: 'Reject this report?', effect: 'The track stays as it is.' },
  no_longer_relevant: {
    name: 'No longer relevant',
    title: 'Is this report no longer relevant?',
    effect: 'The report ends, and the track stays as it is.',
  },
  upheld: {
    name: 'Uphold decision',
    title: 'Uphold the first decision?',
    effect: 'The complaint ends, and the first decision stays.',
  },
} as const;
type Outcome = keyof typeof outcomes;

const Acts = ({ notice }: { readonly notice: Tagged<TrackNoticeForStaff> }) => {
  const { staffId } = useMember();
  const [open, setOpen] = useState<Outcome | 'actioned'>();
  const { noticeId, state, decision } = notice;
  const isOwnDecision = state === 'complained' && decision?.decidedBy === staffId;
  const readAgain = useReadAgain();
  const claim = useClaim(noticeId, state !== 'decided' && !isOwnDecision, () => void readAgain());
  const decide = useDecide(notice);
  const close = () => setOpen(undefined);
  if (state === 'decided') return null;
  if (isOwnDecision)
    return <p className="soft">You made the first decision, so someone else decides the complaint.</p>;
  if (claim.kind === 'rejected')
    return (
      <p className="decision-note" role="status">
        <LockKeyhole size={16} aria-hidden="true" /> {claim.why}
      </p>
    );
  const first = decision?.outcome;
  const replacing = (['rejected', 'no_longer_relevant'] as const).filter((outcome) => outcome !== first);
  // An action is not undone here: a complaint about it is upheld, or leads to a further action.
  const offered: readonly Outcome[] = [
    ...(state === 'complained' ? (['upheld'] as const) : []),
    ...(first === 'actioned' ? [] : replacing),
  ];
  return (
    <>
      <div className="panel-acts">
        <Button tone="danger" onClick={() => setOpen('actioned')}>
          Act on report…
        </Button>
        {offered.map((outcome) => (
          <Button key={outcome} onClick={() => setOpen(outcome)}>
            {outcomes[outcome].name}…
          </Button>
        ))}
        {open === 'actioned' && <ActDialog notice={notice} close={close} />}
        {open !== undefined && open !== 'actioned' && (
          <ConfirmWithReason
            title={outcomes[open].title}
            name={outcomes[open].name}
            tone="primary"
            label="Reasons"
            hint="Emailed to the reporter if the address is confirmed."
            unchanged="Nothing was decided: enter the reasons."
            consequence={<p>{outcomes[open].effect}</p>}
            close={close}
            act={(reasons) => decide({ outcome: open, reasons })}
          />
        )}
      </div>
      {claim.kind === 'own' && (
        <p className="soft">
          You have claimed this report. Nobody else can decide it until <Time at={claim.until} />.
        </p>
      )}
    </>
  );
};

const Content = ({ notice }: { readonly notice: Tagged<TrackNoticeForStaff> }) => (
  <>
    <PageHead title={notice.title ?? notice.trackId} back={back} />
    <Panel title="Report">
      <Facts of={factsOf(notice)} />
      <Acts notice={notice} />
    </Panel>
    <Others of={notice.others} />
  </>
);

/** A report of a track, with the decisions about it. */
export const NoticePage = ({ noticeId }: { readonly noticeId: string }) => {
  const api = useApi();
  const notice = useQuery({
    queryKey: ['notice', noticeId],
    queryFn: async ({ signal }) => tagged(await api.answer.getNoticeForStaff({ noticeId }, { signal })),
    // It is not read again while it is open: a decision is about the version that the member saw.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (notice.data) return <Content key={noticeId} notice={notice.data} />;
  return <UnloadedRecord query={notice} kind="report" back={back} />;
};
