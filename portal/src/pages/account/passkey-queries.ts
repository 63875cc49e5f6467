import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi, useSession } from '../../session/session.tsx';

export const usePasskeys = () => {
  const { api, session } = useSession();
  return useQuery({
    queryKey: ['own-passkeys', session.member?.memberId ?? ''],
    queryFn: () => api.listPasskeys({}),
  });
};

/** Reads the passkeys again after a change. */
export const usePasskeysChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['own-passkeys'] }), [queries]);
};

/** Creates a passkey in an authenticator that the person chooses, and registers it. */
export const useAddPasskey = (): ((name: string) => Promise<void>) => {
  const api = useApi();
  return useCallback(
    async (name) => {
      const { options, state } = await api.startPasskeyRegistration({});
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      await api.createPasskey({ body: { name, state, response: { ...response } } });
    },
    [api],
  );
};
