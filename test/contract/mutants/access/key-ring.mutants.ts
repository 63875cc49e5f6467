import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import { keyPurposes, type KeyRing } from '../../../../src/ports/driven/access/key-ring.ts';

interface KeyRingView {
  readonly keyRing: KeyRing;
  readonly auditLog: AuditLog;
}

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const ring =
  (break_: (real: KeyRing) => Partial<KeyRing>) =>
  <View extends KeyRingView>(view: View): View => ({
    ...view,
    keyRing: { ...view.keyRing, ...break_(view.keyRing) },
  });

/** Adds a key however many there are. */
const unguarded = async (real: KeyRing, ...[key]: Parameters<KeyRing['add']>): Promise<'added'> => {
  for (;;) {
    const count = (await real.keys(key.purpose)).length;
    if ((await real.add(key, { count }, undefined)) === 'added') return 'added';
  }
};

/** Broken key rings, by what they do wrong, each with the cases that must catch it. */
export const keyRingMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends KeyRingView>(view: View) => View;
}[] = [
  {
    title: 'a count that is looked at first and a write later',
    by: ['adds one key when twenty callers rotate concurrently'],
    of: ring((real) => ({
      add: async (key, guards) => {
        if ((await real.keys(key.purpose)).length !== guards.count) return 'guard-failed';
        await slow();
        return unguarded(real, key, guards, undefined);
      },
    })),
  },
  {
    title: 'a count that is ignored',
    by: ['adds nothing where the count is not the one decided on'],
    of: ring((real) => ({ add: (key, guards) => unguarded(real, key, guards, undefined) })),
  },
  {
    title: 'keys in the order of their creation times',
    by: ['keeps every key as it was added, oldest first'],
    of: ring((real) => ({
      keys: async (purpose) => [...(await real.keys(purpose))].sort((a, b) => a.createdAt - b.createdAt),
    })),
  },
  {
    title: 'one ring for all purposes',
    by: ['keeps the keys of each purpose apart'],
    of: ring((real) => ({
      keys: async () => (await Promise.all(keyPurposes.map((purpose) => real.keys(purpose)))).flat(),
    })),
  },
  {
    title: 'keys read once and never again',
    by: ['shows a key to every process once it was added'],
    of: ring((real) => {
      const read = new Map<string, ReturnType<KeyRing['keys']>>();
      return {
        keys: (purpose) => {
          const keys = read.get(purpose) ?? real.keys(purpose);
          read.set(purpose, keys);
          return keys;
        },
      };
    }),
  },
  {
    title: 'an encrypted half that is replaced whatever its current value is',
    by: [
      'replaces an encrypted private half where it is the one that was read, and nothing else',
      'replaces an encrypted private half once when twenty concurrent callers do',
    ],
    of: ring((real) => ({
      reencrypt: async (keyId, { to }) => {
        for (const purpose of keyPurposes)
          for (const key of await real.keys(purpose))
            if (key.keyId === keyId) await real.reencrypt(keyId, { from: key.sealedPrivateJwk, to });
        return 'replaced';
      },
    })),
  },
  {
    title: 'a key without its note',
    by: ['records an audit entry in the commit that adds a key, and none if no key is added'],
    of: ring((real) => ({ add: (key, guards) => real.add(key, guards, undefined) })),
  },
  {
    title: 'a note outside the commit',
    by: ['records an audit entry in the commit that adds a key, and none if no key is added'],
    of: (view) => ({
      ...view,
      keyRing: {
        ...view.keyRing,
        add: async (key, guards, audit) => {
          if (audit) await view.auditLog.append(audit);
          return view.keyRing.add(key, guards, undefined);
        },
      },
    }),
  },
];
