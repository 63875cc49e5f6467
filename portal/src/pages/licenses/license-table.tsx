import type { License } from '@platform-licensing/client';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { ComplianceTag, StatusTag } from '../../kit/display/license-status.tsx';
import { called, capital, countries, creditedTrack } from '../../kit/display/names.ts';
import { Table, type Column } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { useMay } from '../../session/use-role.ts';
import { BulkRevoke } from './bulk-revoke.tsx';

const columns: readonly Column<License>[] = [
  {
    name: 'Content',
    heads: true,
    cell: ({ licenseId, contentId, contentType, projectName }) => (
      <span>
        <Link href={`/licenses/${licenseId}`}>{contentId}</Link>
        <br />
        <span className="soft">
          {capital(called(contentType))}
          {projectName !== undefined && `, ${projectName}`}
        </span>
      </span>
    ),
  },
  {
    name: 'Track',
    cell: (license) => (
      <WithArtwork of={license.trackId} size={36}>
        <Link href={`/catalog/${license.trackId}`}>{creditedTrack(license)}</Link>
      </WithArtwork>
    ),
  },
  {
    name: 'Territories',
    cell: ({ territories }) => <span className="whole-words">{capital(countries(territories))}</span>,
  },
  {
    name: 'Status',
    cell: ({ status, compliance }) => (
      <span className="license-states">
        <StatusTag status={status} />
        {compliance.state !== 'clear' && <ComplianceTag compliance={compliance} />}
      </span>
    ),
  },
  { name: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
];

/** The licenses. Active ones can be selected and revoked together. */
export const LicenseTable = ({ licenses }: { readonly licenses: readonly License[] }) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isRevoking, setIsRevoking] = useState(false);
  const mayRevoke = useMay()('revokeLicenseByPost');
  const active = mayRevoke ? licenses.filter(({ status }) => status === 'active') : [];
  // A license that the filters hide is not revoked unseen.
  const selected = active.filter(({ licenseId }) => ids.has(licenseId));
  const select = (id: string, isSelected: boolean) =>
    setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  const selection: Column<License> = {
    name: 'Select',
    cell: ({ licenseId, contentId, status }) =>
      status === 'active' && (
        <input
          type="checkbox"
          className="select-row"
          aria-label={`Select ${contentId}`}
          checked={ids.has(licenseId)}
          onChange={(event) => select(licenseId, event.currentTarget.checked)}
        />
      ),
  };
  return (
    <>
      {active.length > 0 && (
        <div className="selection" role="group" aria-label="Selection">
          <span role="status">{selected.length === 0 ? 'None selected' : `${selected.length} selected`}</span>
          <Button
            small
            disabled={selected.length === active.length}
            onClick={() => setIds(new Set(active.map(({ licenseId }) => licenseId)))}
          >
            Select all shown
          </Button>
          <Button small disabled={selected.length === 0} onClick={() => setIds(new Set())}>
            Clear selection
          </Button>
          <Button small tone="danger" disabled={selected.length === 0} onClick={() => setIsRevoking(true)}>
            Revoke selected…
          </Button>
        </div>
      )}
      <Table
        caption="Licenses"
        rows={licenses}
        keyOf={({ licenseId }) => licenseId}
        columns={mayRevoke ? [selection, ...columns] : columns}
      />
      {isRevoking && <BulkRevoke licenses={selected} close={() => setIsRevoking(false)} />}
    </>
  );
};
