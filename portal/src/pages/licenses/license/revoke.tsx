import type { License, RevokeLicenseDto } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../../kit/controls/confirm-reason.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { useApi } from '../../../session/session.tsx';
import { isReason, reasons } from '../reasons.ts';

/** After a revocation for one of these reasons, published content must be removed regardless of the terms. */
const endsPublishedUse: readonly RevokeLicenseDto['reasonCode'][] = [
  'issued_in_error',
  'terms_breach',
  'rights_dispute',
  'takedown',
];

const RevokeDialog = ({
  license,
  title,
  close,
}: {
  readonly license: License;
  readonly title: string;
  readonly close: () => void;
}) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [reasonCode, setReasonCode] = useState<RevokeLicenseDto['reasonCode']>('content_deleted');
  const { licenseId, contentId, publishedContentSurvives } = license;
  const survives = publishedContentSurvives && !endsPublishedUse.includes(reasonCode);
  const revoke = async (description: string) => {
    await api.revokeLicenseByPost({
      licenseId,
      body: { reasonCode, ...(description !== '' && { reason: description }) },
    });
    announce('License revoked');
    for (const key of ['licenses', 'license', 'usage', 'preflight', 'stems'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <ConfirmWithReason
      title="Revoke this license?"
      name="Revoke license"
      act={revoke}
      close={close}
      label={reasonCode === 'other' ? 'Description' : 'Description (optional)'}
      isRequired={reasonCode === 'other'}
      unchanged="The license was not revoked: enter a reason."
      consequence={
        <>
          <p>
            <strong>{contentId}</strong> will no longer be licensed to use {title}. This takes effect
            immediately:
          </p>
          <ul>
            <li>
              You must not publish or use the track in this content again, and you cannot download it with
              this license.
            </li>
            <li>
              {survives
                ? 'Published content may stay up: the terms of the license allow it.'
                : 'You must remove published content.'}
            </li>
            <li>Verification shows the license as revoked, and your endpoints receive license.revoked.</li>
          </ul>
          <p>
            You cannot undo this. You can issue a new license for the same content, which counts toward your
            quota.
          </p>
        </>
      }
    >
      <Select
        label="Reason"
        value={reasonCode}
        onChange={(value) => {
          if (isReason(value)) setReasonCode(value);
        }}
        options={reasons}
      />
    </ConfirmWithReason>
  );
};

/** Revokes a license, after confirmation. */
export const Revoke = ({ license, title }: { readonly license: License; readonly title: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (license.status !== 'active') return null;
  return (
    <>
      <Button tone="danger" onClick={() => setIsOpen(true)}>
        Revoke…
      </Button>
      {isOpen && <RevokeDialog license={license} title={title} close={() => setIsOpen(false)} />}
    </>
  );
};
