import { ApiProblem, type StaffInvoice } from '@platform-licensing/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../session/session.tsx';

/** The queries that show what is paid of invoices. */
const shownIn = ['invoices', 'invoice-totals', 'platform-billing'];

/** A change of the payments of an invoice, which resolves with the changed invoice. */
export type ChangePayments = (request: () => Promise<StaffInvoice>) => Promise<StaffInvoice>;

/** Loads an invoice with its payments when they are opened, and again when a change conflicts with one of another member. */
export const usePayments = (invoiceId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const queryKey = ['invoice', invoiceId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await api.listInvoicesForStaff({ invoiceId, kind: 'fees', limit: 1 }, { signal });
      const [invoice] = page.data;
      if (!invoice) throw new Error('This invoice does not exist.');
      return invoice;
    },
    staleTime: 0,
    gcTime: 0,
  });
  const change: ChangePayments = async (request) => {
    setBusy(true);
    try {
      const changed = await request();
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
      void Promise.all(shownIn.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      return changed;
    } catch (fault) {
      if (fault instanceof ApiProblem && fault.status === 409) await query.refetch();
      throw fault;
    } finally {
      setBusy(false);
    }
  };
  return { query, busy, change };
};
