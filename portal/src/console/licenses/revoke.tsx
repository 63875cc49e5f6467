import type { License } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ConfirmWithReason } from '../../kit/controls/confirm-reason.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { creditedTrack } from '../../kit/display/names.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { useApi } from '../session/session.tsx';
import { isRevokedAs, revocationReasons } from './names.ts';

const RevokeDialog = ({ license, close }: { readonly license: License; readonly close: () => void }) => {
  const api = useApi();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState(revocationReasons[0]);
  const { licenseId, contentId, licensee, publishedContentSurvives } = license;
  const survives = publishedContentSurvives && !chosen.removes;
  const revoke = async (reason: string) => {
    const body = { reasonCode: chosen.value, reason };
    const ended = await api.revokeLicenseForStaff({ licenseId, body });
    queries.setQueryData(['license', licenseId], ended);
    void queries.invalidateQueries({ queryKey: ['licenses'] });
    if (!isRevokedAs(ended, body))
      throw new Error('The license has ended meanwhile. Your revocation was not recorded.');
    announce('License revoked');
  };
  return (
    <ConfirmWithReason
      title="Revoke this license?"
      name="Revoke license"
      act={revoke}
      close={close}
      label="Explanation"
      hint="The platform can read this. Do not name people."
      missing="Enter an explanation."
      unchanged="The license was not revoked: enter an explanation."
      consequence={
        <>
          <p>
            <strong>{licensee.name}</strong> can no longer use {creditedTrack(license)} in {contentId}. This
            takes effect immediately and cannot be undone:
          </p>
          <ul>
            <li>
              {survives
                ? 'Published content may stay up: the terms of the license allow it.'
                : 'Published content must be removed.'}
            </li>
            <li>The platform receives license.revoked and an email, both with the reason.</li>
          </ul>
        </>
      }
    >
      <Select
        label="Reason"
        value={chosen.value}
        onChange={(code) => setChosen(revocationReasons.find(({ value }) => value === code) ?? chosen)}
        options={revocationReasons}
      />
    </ConfirmWithReason>
  );
};

/** Revokes an active license, after confirmation. */
export const Revoke = ({ license }: { readonly license: License }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (license.status !== 'active' && !isOpen) return null;
  return (
    <>
      {license.status === 'active' && <Button onClick={() => setIsOpen(true)}>Revoke…</Button>}
      {isOpen && <RevokeDialog license={license} close={() => setIsOpen(false)} />}
    </>
  );
};
