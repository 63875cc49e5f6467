import type { ListedLicense } from '@platform-licensing/client';
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
import { t } from '../../texts/texts.ts';

const columns = (): readonly Column<ListedLicense>[] => [
  {
    name: t('licenses.content'),
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
    name: t('licenses.track'),
    cell: (license) => (
      <WithArtwork of={license.trackId} image={license.artwork} size={36}>
        <Link href={`/catalog/${license.trackId}`}>{creditedTrack(license)}</Link>
      </WithArtwork>
    ),
  },
  {
    name: t('kit.territories'),
    cell: ({ territories }) => <span className="whole-words">{capital(countries(territories))}</span>,
  },
  {
    name: t('licenses.status'),
    cell: ({ status, compliance }) => (
      <span className="license-states">
        <StatusTag status={status} />
        {compliance.state !== 'clear' && <ComplianceTag compliance={compliance} />}
      </span>
    ),
  },
  { name: t('licenses.issued'), cell: ({ issuedAt }) => <Time at={issuedAt} /> },
];

/** The licenses. Active ones can be selected and revoked together. */
export const LicenseTable = ({ licenses }: { readonly licenses: readonly ListedLicense[] }) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isRevoking, setIsRevoking] = useState(false);
  const mayRevoke = useMay()('revokeLicenseByPost');
  const active = mayRevoke ? licenses.filter(({ status }) => status === 'active') : [];
  // A license that the filters hide is not revoked unseen.
  const selected = active.filter(({ licenseId }) => ids.has(licenseId));
  const select = (id: string, isSelected: boolean) =>
    setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((one) => one !== id)));
  const selection: Column<ListedLicense> = {
    name: t('licenses.select'),
    cell: ({ licenseId, contentId, status }) =>
      status === 'active' && (
        <input
          type="checkbox"
          className="select-row"
          aria-label={t('licenses.selectContentId', { contentId })}
          checked={ids.has(licenseId)}
          onChange={(event) => select(licenseId, event.currentTarget.checked)}
        />
      ),
  };
  return (
    <>
      {active.length > 0 && (
        <div className="selection" role="group" aria-label={t('licenses.selection')}>
          <span role="status">
            {selected.length === 0
              ? t('licenses.noneSelected')
              : t('licenses.countSelected', { selected: selected.length })}
          </span>
          <Button
            small
            disabled={selected.length === active.length}
            onClick={() => setIds(new Set(active.map(({ licenseId }) => licenseId)))}
          >
            {t('licenses.selectAllShown')}
          </Button>
          <Button small disabled={selected.length === 0} onClick={() => setIds(new Set())}>
            {t('licenses.clearSelection')}
          </Button>
          <Button small tone="danger" disabled={selected.length === 0} onClick={() => setIsRevoking(true)}>
            {t('licenses.revokeSelected')}
          </Button>
        </div>
      )}
      <Table
        caption={t('licenses.licenses')}
        rows={licenses}
        keyOf={({ licenseId }) => licenseId}
        columns={mayRevoke ? [selection, ...columns()] : columns()}
      />
      {isRevoking && <BulkRevoke licenses={selected} close={() => setIsRevoking(false)} />}
    </>
  );
};
