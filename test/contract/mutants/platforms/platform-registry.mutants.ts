import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { noEffects, without } from '../../../support/effects.ts';

interface RegistryView {
  readonly registry: PlatformRegistry;
}

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const registry =
  (break_: (real: PlatformRegistry) => Partial<PlatformRegistry>) =>
  <View extends RegistryView>(view: View): View => ({
    ...view,
    registry: { ...view.registry, ...break_(view.registry) },
  });

/** Broken registries, by what they do wrong, each with the cases that must catch it. */
export const platformRegistryMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends RegistryView>(view: View) => View;
}[] = [
  {
    title: 'a page that skips platforms created at the same moment',
    by: ['lists platforms, newest first, as they are now'],
    of: registry((real) => ({
      list: (filter, { after, limit }) =>
        real.list(filter, { limit, ...(after && { after: { ...after, id: '' } }) }),
    })),
  },
  {
    title: 'a choice of language that changes the version',
    by: ['keeps the language that a member chose, whatever is changed at the same time'],
    of: registry((real) => ({
      chooseLanguage: async (id, memberId, language) => {
        const found = await real.find(id);
        const member = await real.chooseLanguage(id, memberId, language);
        if (found && member) {
          const { version } = found.platform;
          const platform = { ...found.platform, version: version + 1 };
          await real.change({ platform, guards: { version }, effects: noEffects });
        }
        return member;
      },
    })),
  },
  {
    title: 'names that are compared letter by letter',
    by: ['lists platforms by the beginning of the slug or the name, in that order'],
    of: registry((real) => ({
      list: async (filter, page) => {
        const { items, ...rest } = await real.list(filter, page);
        return { items: items.filter(({ name }) => name.startsWith(filter.namePrefix ?? '')), ...rest };
      },
    })),
  },
  {
    title: 'a second filter that is ignored',
    by: ['lists the platforms of a contact address, in any case'],
    of: registry((real) => ({
      list: ({ contactEmail, ...filter }, page) =>
        real.list(contactEmail === undefined ? filter : { contactEmail }, page),
    })),
  },
  {
    title: 'cached copies that are never dropped',
    by: ['shows a change to its own process immediately and to every other within a second'],
    of: registry((real) => {
      const copies = new Map<string, PlatformWithCredentials | undefined>();
      return {
        find: async (id) => {
          const copy = copies.get(id) ?? (await real.find(id));
          copies.set(id, copy);
          return copy;
        },
      };
    }),
  },
  {
    title: 'cached copies of platforms that did not exist',
    by: ['finds nothing that was not registered'],
    of: registry((real) => {
      const copies = new Map<string, Promise<PlatformWithCredentials | undefined>>();
      return {
        findBySlug: (slug) => {
          const copy = copies.get(slug) ?? real.findBySlug(slug);
          copies.set(slug, copy);
          return copy;
        },
      };
    }),
  },
  {
    title: 'emails that are dropped',
    by: ['queues the emails of a change with it, and none of one that is rejected'],
    of: registry((real) => ({ change: (change) => real.change(without('mails', change)) })),
  },
  {
    title: 'a note that is dropped',
    by: ['records an audit entry in the commit of each change, and none for a rejected one'],
    of: registry((real) => ({
      register: (entry) => real.register(without('audit', entry)),
      change: (change) => real.change(without('audit', change)),
    })),
  },
  {
    title: 'old credentials that stay beside the new',
    by: ['puts new credentials in the place of all before'],
    of: registry((real) => ({
      change: ({ replaceCredentials: [add] = [], ...change }) =>
        real.change({ ...change, ...(add && { add }) }),
    })),
  },
  {
    title: 'a lookup of the slug first and a write later',
    by: ['gives a slug to one of twenty concurrent callers'],
    of: registry((real) => ({
      register: async ({ platform, credentials }) => {
        if (await real.findBySlug(platform.slug)) return 'slug-taken';
        await slow();
        const outcome = await real.register({ platform, credentials, effects: noEffects });
        if (outcome === 'registered') return outcome;
        return real.register({
          platform: { ...platform, slug: platform.platformId.toLowerCase() },
          credentials,
          effects: noEffects,
        });
      },
    })),
  },
  {
    title: 'an id that is registered before, whatever the credentials',
    by: [
      'registers an id once: again with the same credentials, not with others',
      'gives an id to one of twenty concurrent callers with slugs of their own',
    ],
    of: registry((real) => ({
      register: async (entry) => {
        const outcome = await real.register(entry);
        return outcome === 'id-taken' ? 'registered' : outcome;
      },
    })),
  },
  {
    title: 'a registration in two halves: the platform first, its credentials after',
    by: ['registers platform and credentials, or neither'],
    of: registry((real) => ({
      register: async ({ platform, credentials }) => {
        const outcome = await real.register({ platform, credentials: [], effects: noEffects });
        if (outcome !== 'registered') return outcome;
        for (const add of credentials)
          await real.change({ platform, guards: { version: platform.version }, add, effects: noEffects });
        return outcome;
      },
    })),
  },
  {
    title: 'a change in two halves: the record first, its credentials after',
    by: ['leaves nothing of a change that fails halfway'],
    of: registry((real) => ({
      change: async ({ platform, guards, ...credentials }) => {
        const outcome = await real.change({ platform, guards, effects: noEffects });
        if (outcome === 'guard-failed') return outcome;
        return real.change({ platform, guards: { version: platform.version }, ...credentials });
      },
    })),
  },
  {
    title: 'a version guard that is ignored',
    by: [
      'changes nothing where the version is not the one decided on',
      'lets one of twenty concurrent callers change a version',
    ],
    of: registry((real) => ({
      change: async (change) => {
        for (;;) {
          const version = (await real.find(change.platform.platformId))?.platform.version ?? 0;
          if ((await real.change({ ...change, guards: { version } })) === 'changed') return 'changed';
        }
      },
    })),
  },
  {
    title: 'a removal of the first credential alone',
    by: ['removes several credentials with one change, and keeps the others'],
    of: registry((real) => ({
      change: ({ remove, ...change }) =>
        real.change({
          ...change,
          ...(remove && { remove: remove.slice(0, 1) }),
        }),
    })),
  },
  {
    title: 'a credential that works after its removal',
    by: ['changes record and credentials together'],
    of: registry((real) => ({ change: ({ remove: _, ...change }) => real.change(change) })),
  },
  {
    title: 'members that a change of something else removes',
    by: ['stores the members of a platform with it, and keeps them while others change'],
    of: registry((real) => ({
      change: (change) => real.change({ ...change, members: change.members ?? [] }),
    })),
  },
  {
    title: 'members that are written without regard to the version',
    by: ['changes members under the version, one of twenty concurrent callers at a time'],
    of: registry((real) => ({
      change: async (change) => {
        const outcome = await real.change(change);
        if (outcome === 'changed' || !change.members) return outcome;
        const version = (await real.find(change.platform.platformId))?.platform.version ?? 0;
        const platform = { ...change.platform, version: version + 1 };
        return real.change({ ...change, platform, guards: { version } });
      },
    })),
  },
  {
    title: 'members who are found by the beginning of their address',
    by: ['finds every platform that an address has joined by ID, as it is now'],
    of: registry((real) => ({
      findByMember: async (email) =>
        (await real.findByMember(email)).concat(await real.findByMember(`${email}e`)),
    })),
  },
  {
    title: 'one platform for each address',
    by: ['finds every platform that an address has joined by ID, as it is now'],
    of: registry((real) => ({
      findByMember: async (email) => (await real.findByMember(email)).slice(0, 1),
    })),
  },
  {
    title: 'credentials whose allowed addresses are ignored',
    by: ['keeps every member of a platform and of a credential'],
    of: registry((real) => ({
      register: ({ credentials, ...entry }) =>
        real.register({
          ...entry,
          credentials: credentials.map(({ allowedIps: _, ...credential }) => credential),
        }),
    })),
  },
  {
    title: 'a revocation that is looked for before it is written',
    by: ['returns to one of twenty concurrent callers that its revocation of a token was the first'],
    of: registry((real) => ({
      revokeToken: async (tokenId, expiresAt) => {
        if (await real.isRevoked(tokenId)) return 'revoked-before';
        await real.revokeToken(tokenId, expiresAt);
        return 'revoked';
      },
    })),
  },
  {
    title: 'tokens that are cached as valid permanently',
    by: ['reports a token as revoked until it has expired'],
    of: registry((real) => {
      const known = new Map<string, Promise<boolean>>();
      return {
        isRevoked: (tokenId) => {
          const answer = known.get(tokenId) ?? real.isRevoked(tokenId);
          known.set(tokenId, answer);
          return answer;
        },
      };
    }),
  },
  {
    title: 'revocations deleted before the token has expired',
    by: ['reports a token as revoked until it has expired'],
    of: registry((real) => ({ deleteExpiredRevocations: (now) => real.deleteExpiredRevocations(now + 1) })),
  },
];
