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
import { ComplianceTag, StatusTag, licenseStatuses } from '../../../kit/display/license-status.tsx';
import { rich, t } from '../../../texts/texts.ts';

/** Decodes a part of a JWS for display, without verification. */
const decode = (part: string | undefined): string => {
  try {
    const bytes = Uint8Array.from(
      atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return t('license.thisPartCannotBeDecoded');
  }
};

const VerificationFacts = ({ of }: { readonly of: LicenseVerification }) => (
  <Facts
    of={[
      [t('license.license'), <code key="id">{of.licenseId}</code>],
      [t('license.status'), <StatusTag key="status" status={of.status} />],
      [t('license.compliance'), <ComplianceTag key="compliance" compliance={of.compliance} />],
      ...(of.compliance.removeBy === undefined
        ? []
        : ([[t('license.removeBy'), <Time key="remove" at={of.compliance.removeBy} />]] as const)),
      [t('license.authorizedFrom'), <Time key="from" at={of.authorizedFrom} />],
      [
        t('license.authorizedUntil'),
        of.authorizedUntil === undefined ? (
          t('license.noEndDate')
        ) : (
          <Time key="until" at={of.authorizedUntil} />
        ),
      ],
      [
        t('license.publishedContent'),
        of.publishedContentSurvives ? t('license.mayStayUpAfterThe') : t('license.mustBeRemoved'),
      ],
      [
        t('license.environment'),
        of.environment === 'live' ? t('license.live') : t('license.sandboxGrantsNoRights'),
      ],
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
    <Panel title={t('license.publicVerification')} acts={<Copy text={address} what="URL" />}>
      <p className="soft">
        {rich('license.anyoneWhoKnowsTheLicense', {
          page: (content) => <a href={address}>{content}</a>,
          operation: (
            <a href={`${origin}/api/v1/verify/${licenseId}`}>
              <code>GET /verify/{licenseId}</code>
            </a>
          ),
        })}
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
        {t('license.verifyCertificate')}
      </Button>
      {check.isError && <Notice tone="bad">{explain(check.error)}</Notice>}
      {check.data?.genuine === false && <Notice tone="bad">{t('license.notGenuineWeDidNot')}</Notice>}
      {check.data?.genuine && (
        <Notice tone={check.data.inForce ? 'good' : 'warn'}>
          {rich('license.valueIssuedToNameFor', {
            verdict: (
              <strong>
                {check.data.inForce ? t('license.genuineAndInForce') : t('license.genuineButNotInForce')}
              </strong>
            ),
            name: check.data.claims.licensee.name,
            contentId: check.data.claims.contentId,
            status: licenseStatuses[check.data.license.status],
          })}
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
      if (!(file instanceof Blob)) throw new Error(t('license.theCertificateCouldNotBeDownloaded'));
      saveFile(`${licenseId}.pdf`, file);
    },
    onSuccess: () => announce(t('license.theCertificateWasDownloadedAs')),
  });
  return (
    <>
      <Button small busy={save.isPending} onClick={() => save.mutate()}>
        {t('license.downloadPDF')}
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
      title={t('license.certificate')}
      acts={
        data !== undefined && (
          <>
            <Copy text={data} what={t('license.certificate')} />
            <Button small onClick={() => saveText(`${licenseId}.jws`, data, 'application/jose')}>
              {t('license.downloadJWS')}
            </Button>
            <SavePdf licenseId={licenseId} />
          </>
        )
      }
    >
      <p className="soft">
        {rich('license.aSignedStatementOfThis', {
          page: <a href="/verify">/verify</a>,
          keys: (content) => <a href="/.well-known/license-keys.json">{content}</a>,
        })}
      </p>
      <QueryView query={certificate} rows={8}>
        {(jws) => {
          const [header, claims] = jws.split('.');
          return (
            <>
              <Code
                title={t('license.certificate')}
                samples={[
                  { name: t('license.claims'), text: decode(claims) },
                  { name: t('license.header'), text: decode(header) },
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
