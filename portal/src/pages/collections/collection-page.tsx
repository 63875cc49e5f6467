import type { Collection, CollectionTrack } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { May } from '../../session/may.tsx';
import { rich, t } from '../../texts/texts.ts';
import { LicenseAll } from './license-all/license-all.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { useCollection, useCollectionTracks, useShowCollection } from './queries.ts';
import { TrackList } from './track-list.tsx';
import './collections.css';

const back = () => ({ href: '/collections', name: t('collections.collections') });

const nameOf = ({ kind, name = '' }: Pick<Collection, 'kind' | 'name'>) =>
  kind === 'favorites' ? t('collections.favorites') : name;

const EditProject = ({ of, close }: { readonly of: Collection; readonly close: () => void }) => {
  const api = useApi();
  const show = useShowCollection();
  const { collectionId, name = '', note = '' } = of;
  return (
    <ProjectDialog
      title={t('collections.editProject')}
      submit={t('collections.save')}
      first={{ name, note }}
      close={close}
      save={async (text) => {
        const body = { name: text.name, note: text.note === '' ? null : text.note };
        const saved = await api.updateCollection({ collectionId, body });
        show(saved);
        return saved;
      }}
    />
  );
};

const DeleteProject = ({ of, close }: { readonly of: Collection; readonly close: () => void }) => {
  const api = useApi();
  const [, go] = useLocation();
  const queries = useQueryClient();
  return (
    <Confirm
      title={t('collections.deleteName', { name: nameOf(of) })}
      consequence={<p>{t('collections.deletingRemoves')}</p>}
      name={t('collections.deleteProject')}
      close={close}
      act={async () => {
        await api.deleteCollection({ collectionId: of.collectionId });
        queries.removeQueries({ queryKey: ['collections'] });
        go('/collections');
      }}
    />
  );
};

const Acts = ({ of, tracks }: { readonly of: Collection; readonly tracks: readonly CollectionTrack[] }) => {
  const [open, setOpen] = useState<'license' | 'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <May operation="issueLicense">
        {tracks.length > 0 && (
          <Button tone="primary" onClick={() => setOpen('license')}>
            {t('collections.licenseAll')}
          </Button>
        )}
      </May>
      <May operation="updateCollection">
        {of.kind === 'project' && (
          <>
            <Button onClick={() => setOpen('edit')}>{t('collections.edit')}</Button>
            <Button onClick={() => setOpen('delete')}>{t('collections.delete')}</Button>
          </>
        )}
      </May>
      {open === 'license' && <LicenseAll name={nameOf(of)} kind={of.kind} tracks={tracks} close={close} />}
      {open === 'edit' && <EditProject of={of} close={close} />}
      {open === 'delete' && <DeleteProject of={of} close={close} />}
    </>
  );
};

const Content = ({ of }: { readonly of: Collection }) => {
  const tracks = useCollectionTracks(of.kind === 'favorites' ? 'favorites' : of.collectionId);
  return (
    <>
      <PageHead title={nameOf(of)} back={back()}>
        <Acts of={of} tracks={tracks.data ?? []} />
      </PageHead>
      {of.note !== undefined && <p>{of.note}</p>}
      <QueryView query={tracks} rows={8}>
        {(listed) =>
          listed.length === 0 ? (
            <Empty title={t('collections.noTracks')}>
              <p>
                {rich('collections.addTracksFromCatalog', {
                  link: (name) => <Link href="/catalog">{name}</Link>,
                })}
              </p>
            </Empty>
          ) : (
            <TrackList of={of} tracks={listed} />
          )
        }
      </QueryView>
    </>
  );
};

const Missing = () => (
  <>
    <PageHead title={t('collections.collections')} back={back()} />
    <Empty title={t('collections.notFound')} />
  </>
);

export const CollectionPage = ({ collectionId }: { readonly collectionId: string }) => {
  const collection = useCollection(collectionId);
  return (
    <QueryView query={collection} rows={10} missing={<Missing />}>
      {(found) => <Content of={found} />}
    </QueryView>
  );
};
