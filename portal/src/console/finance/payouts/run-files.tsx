import type { PayoutRun } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { saveText } from '../../../kit/save-text.ts';
import { useApi } from '../../session/session.tsx';

const files = {
  csv: { name: 'Download CSV', ending: 'csv', type: 'text/csv' },
  pain001: { name: 'Download pain.001', ending: 'xml', type: 'application/xml' },
} as const satisfies Record<PayoutRun['formats'][number], object>;
type Shown = Pick<PayoutRun, 'runId' | 'scheme' | 'status' | 'formats'>;
type Format = PayoutRun['formats'][number];

/** Says that a SEPA run has no file for the bank, before someone approves it. */
const NoPaymentFile = ({ run: { scheme, formats } }: { readonly run: Shown }) =>
  scheme === 'sepa' &&
  !formats.includes('pain001') && (
    <Notice tone="warn">
      This run has no pain.001 file: the service had no account that pays (PAYOUT_IBAN) when the run was
      proposed.
    </Notice>
  );

/** The files of a run for the bank, from its approval on. */
export const RunFiles = ({ run }: { readonly run: Shown }) => {
  const { runId, status, formats } = run;
  const api = useApi();
  const announce = useAnnounce();
  const [busy, setBusy] = useState<Format>();
  const [failed, setFailed] = useState<string>();
  if (status === 'canceled') return null;
  if (status === 'proposed')
    return (
      <Panel title="Files">
        <NoPaymentFile run={run} />
        <p className="soft">The files can be downloaded when the run is approved.</p>
      </Panel>
    );
  const save = async (format: Format) => {
    setBusy(format);
    setFailed(undefined);
    try {
      const text = await api.downloadPayoutRun({ runId, format });
      const { ending, type } = files[format];
      saveText(`${runId}.${ending}`, text, `${type};charset=utf-8`);
      announce(`Saved ${runId}.${ending}`);
    } catch (error) {
      setFailed(explain(error));
    }
    setBusy(undefined);
  };
  return (
    <Panel title="Files">
      <NoPaymentFile run={run} />
      <p className="soft">
        The files contain payout details in full. Each download is in the audit log, and the file is the same
        each time.
      </p>
      {failed !== undefined && <Notice tone="bad">{failed}</Notice>}
      <div className="panel-acts">
        {formats.map((format) => (
          <Button key={format} busy={busy === format} onClick={() => void save(format)}>
            {files[format].name}
          </Button>
        ))}
      </div>
    </Panel>
  );
};
