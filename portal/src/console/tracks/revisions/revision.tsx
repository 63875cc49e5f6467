import type { RevisionForStaff } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../../kit/controls/confirm-reason.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { tagged, type Tagged } from '../../../kit/etag.ts';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { mayDecide } from '../../roles.ts';
import { useApi, useMember } from '../../session/session.tsx';
import { fieldTexts } from './field-texts.ts';
import { fieldName } from '../names.ts';
import { useDecideRevision } from './use-decide-revision.ts';

const acts = {
  approve: { name: 'Approve', consequence: 'The changes are published in the catalog.' },
  request_changes: { name: 'Request changes', consequence: 'The approved version stays as it is.' },
  reject: { name: 'Reject', consequence: 'The approved version stays as it is.' },
} as const;
type Act = keyof typeof acts;

const Decide = ({
  revision,
  act,
  close,
}: {
  readonly revision: Tagged<RevisionForStaff>;
  readonly act: Act;
  readonly close: () => void;
}) => {
  const decide = useDecideRevision(revision);
  const { name, consequence } = acts[act];
  return (
    <ConfirmWithReason
      title={`${name}: changes of an approved track`}
      name={name}
      tone={act === 'reject' ? 'danger' : 'primary'}
      consequence={`${consequence} The account gets the reasons by email.`}
      unchanged="Nothing was decided."
      act={(reasons) => decide({ action: act, reasons })}
      close={close}
    />
  );
};

const Changes = ({ revision }: { readonly revision: Tagged<RevisionForStaff> }) => {
  const member = useMember();
  const [act, setAct] = useState<Act>();
  const { fields, rights, stems, submittedAt } = revision;
  const before = { ...revision.before, rights: rights.before, stems: stems.before };
  const after = { ...revision.after, rights: rights.after, stems: stems.after };
  return (
    <Panel title="Revision">
      <p className="soft">
        Submitted <Time at={submittedAt} />. The approved version stays in the catalog until you approve.
      </p>
      <Table
        caption="Changed fields before and after"
        rows={fields}
        keyOf={(field) => field}
        columns={[
          { name: 'Field', heads: true, cell: fieldName },
          { name: 'Before', cell: (field) => fieldTexts(field, before, after)[0] },
          { name: 'After', cell: (field) => fieldTexts(field, before, after)[1] },
        ]}
      />
      {mayDecide(member) && (
        <div className="panel-acts">
          {(Object.keys(acts) as Act[]).map((one) => (
            <Button key={one} onClick={() => setAct(one)}>
              {acts[one].name}…
            </Button>
          ))}
        </div>
      )}
      {act && <Decide revision={revision} act={act} close={() => setAct(undefined)} />}
    </Panel>
  );
};

/** The changes of an approved track that wait for review, before and after, with the decision about them. */
export const Revision = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const revision = useQuery({
    queryKey: ['track-revision', trackId],
    queryFn: async () => tagged(await api.answer.getRevision({ trackId })),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <QueryView query={revision} rows={3} label="Loading the revision" missing={<></>}>
      {(shown) => <Changes revision={shown} />}
    </QueryView>
  );
};
