import type { MasterKeyStore } from '../../../../src/ports/driven/access/master-keys.ts';
import type { MasterKeyView } from '../../access/master-keys.contract.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const store =
  (break_: (real: MasterKeyStore) => Partial<MasterKeyStore>) =>
  <View extends MasterKeyView>(view: View): View => ({
    ...view,
    masterKeys: { ...view.masterKeys, ...break_(view.masterKeys) },
  });

/** Adds a key however many there are. */
const unguarded = async (
  real: MasterKeyStore,
  ...[key]: Parameters<MasterKeyStore['add']>
): Promise<'added'> => {
  for (;;) {
    const count = (await real.list()).length;
    if ((await real.add(key, { count }, undefined)) === 'added') return 'added';
  }
};

/** Broken stores of master keys, by what they do wrong, each with the cases that must catch it. */
export const masterKeyStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends MasterKeyView>(view: View) => View;
}[] = [
  {
    title: 'a count that is looked at first and a write later',
    by: ['adds one key when twenty processes start with a different one'],
    of: store((real) => ({
      add: async (key, guards) => {
        if ((await real.list()).length !== guards.count) return 'guard-failed';
        await slow();
        return unguarded(real, key, guards, undefined);
      },
    })),
  },
  {
    title: 'a count that is ignored',
    by: ['adds nothing where the count is not the one decided on'],
    of: store((real) => ({ add: (key, guards) => unguarded(real, key, guards, undefined) })),
  },
  {
    title: 'a key without its note',
    by: ['records an audit entry in the commit that adds a key, and none if no key is added'],
    of: store((real) => ({ add: (key, guards) => real.add(key, guards, undefined) })),
  },
  {
    title: 'a note outside the commit',
    by: ['records an audit entry in the commit that adds a key, and none if no key is added'],
    of: (view) => ({
      ...view,
      masterKeys: {
        ...view.masterKeys,
        add: async (key, guards, audit) => {
          if (audit) await view.auditLog.append(audit);
          return view.masterKeys.add(key, guards, undefined);
        },
      },
    }),
  },
  {
    title: 'an encrypted key that is replaced whatever its current value is',
    by: ['replaces an encrypted key where it is the one that was read, and nothing else'],
    of: store((real) => ({
      reencrypt: async (keyId, { to }) => {
        const found = (await real.list()).find((key) => key.keyId === keyId);
        return found ? real.reencrypt(keyId, { from: found.sealedMarkKey, to }) : 'changed';
      },
    })),
  },
  {
    title: 'a loss that is dated again',
    by: ['marks keys as lost once, with a note, and still accepts new keys'],
    of: store((real) => ({
      list: async () => {
        const last = Math.max(...(await real.list()).map(({ lostAt = 0 }) => lostAt));
        return (await real.list()).map((key) => (key.lostAt === undefined ? key : { ...key, lostAt: last }));
      },
    })),
  },
  {
    title: 'a key that is found and stays lost',
    by: ['marks lost keys as found once, with a note, and changes no other key'],
    of: (view) => ({
      ...view,
      masterKeys: {
        ...view.masterKeys,
        markFound: async (_keyIds, audit) => {
          await view.auditLog.append(audit);
        },
      },
    }),
  },
  {
    title: 'every lost key is found with one of them',
    by: ['marks lost keys as found once, with a note, and changes no other key'],
    of: store((real) => ({
      markFound: async (_keyIds, audit) =>
        real.markFound(
          (await real.list()).map(({ keyId }) => keyId),
          audit,
        ),
    })),
  },
  {
    title: 'lost keys that are not listed',
    by: ['marks keys as lost once, with a note, and still accepts new keys'],
    of: store((real) => ({
      list: async () => (await real.list()).filter(({ lostAt }) => lostAt === undefined),
    })),
  },
];
