import type { LicenseVerification } from '@platform-licensing/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Code } from '../../../kit/display/code.tsx';
import { Copy } from '../../../kit/controls/copy.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Facts, Panel } from '../../../kit/display/page.tsx';
import { saveFile, saveText } from '../../../kit/save-text.ts';
import { Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi } from '../../../session/session.tsx';
import { ComplianceTag, StatusTag } from '../../../kit/display/license-status.tsx';

/** Decodes a part of a JWS for display, without verification. */
const decode = (part: string | undefined): string => {
  try {
    const bytes = Uint8Array.from(
      atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return 'This part cannot be decoded.';
  }
};

const VerificationFacts = ({ of }: { readonly of: LicenseVerification }) => (
  <Facts
    of={[
      ['License', <code key="id">{of.licenseId}</code>],
      ['Status', <StatusTag key="status" status={of.status} />],
      ['Compliance', <ComplianceTag key="compliance" compliance={of.compliance} />],
      ...(of.compliance.removeBy === undefined
        ? []
        : ([['Remove by', <Time key="remove" at={of.compliance.removeBy} />]] as const)),
      ['Authorized from', <Time key="from" at={of.authorizedFrom} />],
      [
        'Authorized until',
        of.authorizedUntil === undefined ? 'No end date' : <Time key="until" at={of.authorizedUntil} />,
      ],
      [
        'Published content',
        of.publishedContentSurvives ? 'May stay up after the license ends' : 'Must be removed',
      ],
      ['Environment', of.environment === 'live' ? 'Live' : 'Sandbox (grants no rights)'],
    ]}
  />
);

/** The public verification of a license, as anyone can request it. */
export const PublicVerification = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const verification = useQuery({
    queryKey: ['licenses', 'verify', licenseId],
    queryFn: () => api.verifyLicense({ licenseId }),
  });
  const { origin } = globalThis.location;
  const address = `${origin}/verify/${licenseId}`;
  return (
    <Panel title="Public verification" acts={<Copy text={address} what="URL" />}>
      <p className="soft">
        Anyone who knows the license ID can <a href={address}>open the page that verifies it</a>, or call{' '}
        <a href={`${origin}/api/v1/verify/${licenseId}`}>
          <code>GET /verify/{licenseId}</code>
        </a>
        . Neither names the parties.
      </p>
      <QueryView query={verification} rows={6}>
        {(data) => <VerificationFacts of={data} />}
      </QueryView>
    </Panel>
  );
};

const VerifyCertificate = ({ certificate }: { readonly certificate: string }) => {
  const api = useApi();
  const [isRequested, setIsRequested] = useState(false);
  const check = useQuery({
    queryKey: ['licenses', 'verify-certificate', certificate],
    queryFn: () => api.verifyCertificate({ body: { certificate } }),
    enabled: isRequested,
  });
  return (
    <div className="verdicts" aria-live="polite">
      <Button
        busy={check.isFetching}
        onClick={() => {
          if (isRequested) void check.refetch();
          setIsRequested(true);
        }}
      >
        Verify certificate
      </Button>
      {check.isError && <Notice tone="bad">{explain(check.error)}</Notice>}
      {check.data?.genuine === false && (
        <Notice tone="bad">Not genuine. We did not sign this certificate, or it was altered.</Notice>
      )}
      {check.data?.genuine && (
        <Notice tone={check.data.inForce ? 'good' : 'warn'}>
          <strong>{check.data.inForce ? 'Genuine and in force.' : 'Genuine, but not in force.'}</strong>{' '}
          Issued to {check.data.claims.licensee.name} for content {check.data.claims.contentId}. The license
          is {check.data.license.status}.
        </Notice>
      )}
    </div>
  );
};

const SavePdf = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const announce = useAnnounce();
  const save = useMutation({
    mutationFn: async () => {
      const headers = { accept: 'application/pdf' };
      // The client returns a Blob for this type; its types describe the default one.
      const file: unknown = await api.getLicenseCertificate({ licenseId }, { headers });
      if (!(file instanceof Blob)) throw new Error('The certificate could not be downloaded. Try again.');
      saveFile(`${licenseId}.pdf`, file);
    },
    onSuccess: () => announce('The certificate was downloaded as a PDF.'),
  });
  return (
    <>
      <Button small busy={save.isPending} onClick={() => save.mutate()}>
        Download PDF
      </Button>
      {save.isError && <Notice tone="bad">{explain(save.error)}</Notice>}
    </>
  );
};

/** The signed certificate: its content, with copy, download and verification. */
export const Certificate = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const certificate = useQuery({
    queryKey: ['licenses', 'certificate', licenseId],
    queryFn: () => api.getLicenseCertificate({ licenseId }),
  });
  const { data } = certificate;
  return (
    <Panel
      title="Certificate"
      acts={
        data !== undefined && (
          <>
            <Copy text={data} what="certificate" />
            <Button small onClick={() => saveText(`${licenseId}.jws`, data, 'application/jose')}>
              Download JWS
            </Button>
            <SavePdf licenseId={licenseId} />
          </>
        )
      }
    >
      <p className="soft">
        A signed statement of this license that anyone can verify: people at <a href="/verify">/verify</a>,
        programs with the public keys at{' '}
        <a href="/.well-known/license-keys.json">/.well-known/license-keys.json</a>. The PDF has a QR code
        that leads to the page of this license.
      </p>
      <QueryView query={certificate} rows={8}>
        {(jws) => {
          const [header, claims] = jws.split('.');
          return (
            <>
              <Code
                title="Certificate"
                samples={[
                  { name: 'Claims', text: decode(claims) },
                  { name: 'Header', text: decode(header) },
                  { name: 'JWS', text: jws },
                ]}
              />
              <VerifyCertificate certificate={jws} />
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
};
