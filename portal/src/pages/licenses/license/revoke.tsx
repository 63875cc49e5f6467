import type { License, RevokeLicenseDto } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Select, TextArea } from '../../../kit/controls/field.tsx';
import { useApi } from '../../../session/session.tsx';
import { capital, isOneOf } from '../names.ts';

const reasonCodes = {
  content_deleted: 'the content was deleted',
  content_unpublished: 'the content is no longer published',
  issued_in_error: 'it was issued in error',
  terms_breach: 'its terms were broken',
  rights_dispute: 'the rights are disputed',
  takedown: 'the track was taken down',
  partner_request: 'a partner asked for it',
  other: 'another reason',
} as const satisfies Record<RevokeLicenseDto['reasonCode'], string>;

const codes = Object.keys(reasonCodes).filter(
  isOneOf([
    ...(['content_deleted', 'content_unpublished', 'issued_in_error', 'terms_breach'] as const),
    ...(['rights_dispute', 'takedown', 'partner_request', 'other'] as const),
  ]),
);

/** After a revocation for one of these reasons, published content must be removed regardless of the terms. */
const endsPublishedUse: readonly RevokeLicenseDto['reasonCode'][] = [
  'issued_in_error',
  'terms_breach',
  'rights_dispute',
  'takedown',
];

const Asked = ({
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
  const [reason, setReason] = useState('');
  const [flaw, setFlaw] = useState<string>();
  const { licenseId, contentId, publishedContentSurvives } = license;
  const survives = publishedContentSurvives && !endsPublishedUse.includes(reasonCode);
  const revoke = async () => {
    const said = reason.trim();
    if (reasonCode === 'other' && said === '') {
      setFlaw('Say in words what the reason is.');
      throw new Error('It is not revoked yet: the reason is missing.');
    }
    await api.revokeLicenseByPost({ licenseId, body: { reasonCode, ...(said !== '' && { reason: said }) } });
    announce('The license is revoked');
    for (const key of ['licenses', 'license', 'usage', 'preflight', 'stems'])
      void queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Confirm
      title="Revoke this license?"
      name="Revoke the license"
      act={revoke}
      close={close}
      consequence={
        <>
          <p>
            From the moment you confirm, <strong>{contentId}</strong> is no longer licensed to use {title}:
          </p>
          <ul>
            <li>No new publishing or use of the track in it, and no download of recording or stems by it.</li>
            <li>
              {survives
                ? 'Content published before may stay up: the terms of the license allow it.'
                : 'Content published before must be removed.'}
            </li>
            <li>Whoever verifies it sees “revoked”, and your endpoints get license.revoked.</li>
          </ul>
          <p>
            The record stays forever and cannot be made active again; you may issue a new license for the same
            content, which counts against the quota. Revoking it twice changes nothing.
          </p>
        </>
      }
    >
      <Select
        label="Why"
        value={reasonCode}
        onChange={(value) => {
          if (isOneOf(codes)(value)) setReasonCode(value);
          setFlaw(undefined);
        }}
        options={codes.map((value) => ({ value, name: capital(reasonCodes[value]) }))}
      />
      <TextArea
        label={reasonCode === 'other' ? 'In words' : 'In words (optional)'}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setFlaw(undefined);
        }}
        rows={2}
        error={flaw}
      />
    </Confirm>
  );
};

/** Ends a license, after its consequence was read. */
export const Revoke = ({ license, title }: { readonly license: License; readonly title: string }) => {
  const [asked, setAsked] = useState(false);
  if (license.status !== 'active') return null;
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        Revoke …
      </Button>
      {asked && <Asked license={license} title={title} close={() => setAsked(false)} />}
    </>
  );
};
