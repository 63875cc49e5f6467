import type { StaffArtist } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { capital, countries } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import { isAdmin } from '../roles.ts';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useApi, useMember } from '../session/session.tsx';
import '../records/records.css';

const back = { href: '/artists', name: 'Artists' };

const Profile = ({ artist }: { readonly artist: StaffArtist }) => {
  const { artistId, kind, country, bio, links, ipi, isni, createdAt } = artist;
  return (
    <Panel title="Profile">
      <Facts
        of={[
          ['Profile ID', <CopiedId key="id" id={artistId} what="profile ID" />],
          ['Kind', capital(kind)],
          ['Country', capital(countries([country]))],
          ...(bio === undefined ? [] : [['Biography', bio] as const]),
          ...(links.length === 0 ? [] : [['Links', links.join(', ')] as const]),
          ...(ipi === undefined ? [] : [['IPI name number', ipi] as const]),
          ...(isni === undefined ? [] : [['ISNI', isni] as const]),
          ['Created', <Time key="created" at={createdAt} />],
        ]}
      />
    </Panel>
  );
};

const statuses = { active: 'Active', unverified: 'Address not confirmed', closed: 'Closed' } as const;
const tones = { active: 'good', unverified: 'warn', closed: 'quiet' } as const;

const Account = ({ artist: { artistId, account } }: { readonly artist: StaffArtist }) => {
  const { accountId, kind, status, agreement, createdAt, closesAt, closedAt } = account;
  return (
    <Panel title="Account">
      <Facts
        of={[
          ['Account ID', <CopiedId key="id" id={accountId} what="account ID" />],
          ['Kind', capital(kind)],
          [
            'Status',
            <Tag key="status" tone={tones[status]}>
              {statuses[status]}
            </Tag>,
          ],
          ...(closesAt === undefined
            ? []
            : [['Will be closed', <Time key="closes" at={closesAt} />] as const]),
          ...(closedAt === undefined ? [] : [['Closed', <Time key="closed" at={closedAt} />] as const]),
          ...(account.artistId === artistId
            ? []
            : [
                [
                  'Own profile',
                  <Link key="own" href={`/artists/${account.artistId}`}>
                    View the profile of the {kind}
                  </Link>,
                ] as const,
              ]),
          ['Agreement', `Version ${agreement.version}, share ${agreement.royaltyShare}`],
          ['Accepted', <Time key="accepted" at={agreement.acceptedAt} />],
          ['Registered', <Time key="registered" at={createdAt} />],
        ]}
      />
    </Panel>
  );
};

const Members = ({ artist: { account } }: { readonly artist: StaffArtist }) => (
  <Panel title="Members">
    <Table
      caption="Members of the account"
      rows={account.members}
      keyOf={({ memberId }) => memberId}
      columns={[
        { name: 'Email address', heads: true, cell: ({ email }) => email },
        { name: 'Role', cell: ({ role }) => capital(role) },
        {
          name: 'Address',
          cell: ({ emailVerified }) => (
            <Tag tone={emailVerified ? 'good' : 'warn'}>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Tag>
          ),
        },
      ]}
    />
  </Panel>
);

const Content = ({ artist }: { readonly artist: StaffArtist }) => {
  const { artistId, name, picture, account } = artist;
  return (
    <>
      <PageHead title={name} back={back} cover={<Artwork of={artistId} image={picture} size={64} />}>
        {isAdmin(useMember()) && (
          <Link className="button" href={`/audit-log?subject=${account.accountId}`}>
            View audit log
          </Link>
        )}
      </PageHead>
      <div className="columns">
        <Profile artist={artist} />
        <Account artist={artist} />
      </div>
      <Members artist={artist} />
    </>
  );
};

/** A profile of an artist or a label, with its account and the members of the account. */
export const ArtistPage = ({ artistId }: { readonly artistId: string }) => {
  const api = useApi();
  const artist = useQuery({
    queryKey: ['artist', artistId],
    queryFn: ({ signal }) => api.getArtistForStaff({ artistId }, { signal }),
  });
  if (artist.data) return <Content key={artistId} artist={artist.data} />;
  return <UnloadedRecord query={artist} kind="artist" back={back} />;
};
