import type { License, RevokeLicenseDto } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../../kit/controls/confirm-reason.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { useApi } from '../../../session/session.tsx';
import { isReason, reasons } from '../reasons.ts';
import { rich, t } from '../../../texts/texts.ts';

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
    announce(t('license.licenseRevoked'));
    for (const key of ['licenses', 'license', 'usage', 'preflight', 'stems'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <ConfirmWithReason
      title={t('license.revokeThisLicense')}
      name={t('license.revokeLicense')}
      act={revoke}
      close={close}
      label={reasonCode === 'other' ? t('license.description') : t('license.descriptionOptional')}
      isRequired={reasonCode === 'other'}
      unchanged={t('license.theLicenseWasNotRevoked')}
      consequence={
        <>
          <p>{rich('license.contentIdWillNoLongerBe', { contentId: <strong>{contentId}</strong>, title })}</p>
          <ul>
            <li>{t('license.youMustNotPublishOr')}</li>
            <li>
              {survives ? t('license.publishedContentMayStayUp') : t('license.youMustRemovePublishedContent')}
            </li>
            <li>{t('license.verificationShowsTheLicenseAs')}</li>
          </ul>
          <p>{t('license.youCannotUndoThisYou')}</p>
        </>
      }
    >
      <Select
        label={t('kit.reason')}
        value={reasonCode}
        onChange={(value) => {
          if (isReason(value)) setReasonCode(value);
        }}
        options={reasons()}
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
        {t('license.revoke')}
      </Button>
      {isOpen && <RevokeDialog license={license} title={title} close={() => setIsOpen(false)} />}
    </>
  );
};
