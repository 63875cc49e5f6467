import type { AppealForStaff } from '@platform-licensing/client';
import { Download } from 'lucide-react';
import { bytesText } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useEvidence } from './queries.ts';

/** The files of an appeal. Each download is recorded in the audit log. */
export const EvidenceFiles = ({ of: { appealId } }: { readonly of: Pick<AppealForStaff, 'appealId'> }) => (
  <Panel title="Files">
    <QueryView query={useEvidence(appealId)} rows={2} label="Loading the files">
      {({ data }) =>
        data.length === 0 ? (
          <p className="soft">The appellant attached no files.</p>
        ) : (
          <>
            <p className="soft">
              A stranger uploaded these files, and nobody scanned them. Open them with care.
            </p>
            <Table
              caption="Files"
              rows={data}
              keyOf={({ evidenceId }) => evidenceId}
              columns={[
                { name: 'Name', heads: true, cell: ({ name }) => <span className="file-name">{name}</span> },
                { name: 'Type', cell: ({ mediaType }) => mediaType },
                { name: 'Size', number: true, cell: ({ sizeBytes }) => bytesText(sizeBytes) },
                { name: 'Attached', cell: ({ uploadedAt }) => <Time at={uploadedAt} /> },
                {
                  name: 'Actions',
                  cell: ({ evidenceId, name }) => (
                    <a
                      className="button small"
                      href={`/api/v1/staff/appeals/${appealId}/evidence/${evidenceId}`}
                      aria-label={`Download ${name}`}
                      download
                    >
                      <Download size={14} aria-hidden="true" /> Download
                    </a>
                  ),
                },
              ]}
            />
          </>
        )
      }
    </QueryView>
  </Panel>
);
