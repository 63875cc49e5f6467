import type { Track } from '@platform-licensing/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { isOneOf } from '../../../kit/display/names.ts';
import { Select } from '../../../kit/controls/field.tsx';
import { clockOf } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty, Refreshing, QueryView } from '../../../kit/feedback/states.tsx';
import { Table } from '../../../kit/display/table.tsx';
import { May } from '../../../session/may.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { stemCategories } from '../vocabulary.ts';
import { t } from '../../../texts/texts.ts';

/** Formats for download, in addition to the delivered one. */
const formats = ['wav', 'flac'] as const;

const StemTable = ({
  track,
  licenseId,
}: {
  readonly track: Track;
  readonly licenseId: string | undefined;
}) => {
  const api = useApi();
  const [format, setFormat] = useState<(typeof formats)[number]>();
  const stems = useQuery({
    queryKey: ['stems', track.trackId, licenseId, format],
    queryFn: () => api.listStems({ trackId: track.trackId, licenseId, format }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={stems} rows={5}>
      {({ data, stemsSumToMaster }) => (
        <Refreshing busy={stems.isPlaceholderData}>
          {data.some(({ downloadUrl }) => downloadUrl !== undefined) && (
            <Select
              label={t('track.downloadAs')}
              value={format ?? ''}
              onChange={(picked) => setFormat(isOneOf(formats)(picked) ? picked : undefined)}
              options={[
                { value: '', name: t('track.original') },
                ...formats.map((value) => ({ value, name: value.toUpperCase() })),
              ]}
            />
          )}
          <Table
            caption={t('track.stems')}
            rows={data}
            keyOf={({ stemId }) => stemId}
            columns={[
              { name: t('track.stem'), heads: true, cell: ({ name }) => name },
              { name: t('track.category'), cell: ({ category }) => stemCategories[category] },
              { name: t('track.length'), number: true, cell: ({ durationMs }) => clockOf(durationMs) },
              {
                name: t('track.file'),
                cell: ({ downloadUrl, format, name }) =>
                  downloadUrl === undefined ? (
                    format.toUpperCase()
                  ) : (
                    <a
                      href={downloadUrl}
                      aria-label={t('track.formatOfStem', { format: format.toUpperCase(), name })}
                    >
                      {format.toUpperCase()}
                    </a>
                  ),
              },
            ]}
          />
          {stemsSumToMaster && (
            <p className="soft">
              {t('track.theStemsAddUpTo', { residual: stemsSumToMaster.residualDb.toFixed(1) })}
            </p>
          )}
          {data.every(({ downloadUrl }) => downloadUrl === undefined) && (
            <p>
              {licenseId === undefined
                ? t('track.toDownloadTheStemsLicense')
                : t('track.youCannotDownloadTheStems')}
            </p>
          )}
        </Refreshing>
      )}
    </QueryView>
  );
};

/** The stems of a track, and what a platform needs to use them. */
export const Stems = ({
  track,
  licenseId,
}: {
  readonly track: Track;
  /** An active license of the track. */
  readonly licenseId: string | undefined;
}) => {
  const { platform } = useSession().session;
  const entitled = platform.tier === 'enterprise' || platform.entitlements.includes('stems');
  return (
    <Panel title={t('track.stems')}>
      {!track.hasStems ? (
        <p className="soft">{t('track.noStemsAreAvailableFor')}</p>
      ) : entitled ? (
        <StemTable track={track} licenseId={licenseId} />
      ) : (
        <Empty title={t('track.stemsAreAvailableForThis')}>
          <p>{t('track.youNeedTheStemsAdd', { tier: platform.tier })}</p>
          <May operation="getBilling">
            <Link href="/plan">{t('track.viewPlan')}</Link>
          </May>
        </Empty>
      )}
    </Panel>
  );
};
