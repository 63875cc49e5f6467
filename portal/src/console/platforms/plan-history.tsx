import type { PlanChange } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { capital } from '../../kit/display/names.ts';
import { Table } from '../../kit/display/table.tsx';
import { Time } from '../../kit/display/time.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useApi } from '../session/session.tsx';

const causes: Readonly<Record<PlanChange['cause'], string>> = {
  payment: 'Payment',
  staff: 'Staff',
  operator: 'Operator',
};

const planText = ({ tier, addOns }: PlanChange['after']): string => capital([tier, ...addOns].join(' + '));

/** The changes of the tier and the add-ons of a platform. */
export const PlanHistory = ({ slug }: { readonly slug: string }) => {
  const api = useApi();
  const changes = useQuery({
    queryKey: ['platform-plan-changes', slug],
    queryFn: () => api.listPlanChanges({ platform: slug }),
    staleTime: 0,
  });
  return (
    <QueryView query={changes} rows={2} label="Loading the plan history">
      {({ data }) =>
        data.length === 0 ? (
          <p className="soft">The plan has not changed.</p>
        ) : (
          <Table
            caption="Plan history"
            rows={data}
            keyOf={({ at, before, after }) => `${at} ${planText(before)} ${planText(after)}`}
            columns={[
              { name: 'Plan', heads: true, cell: ({ after }) => planText(after) },
              { name: 'Before', cell: ({ before }) => planText(before) },
              { name: 'Changed by', cell: ({ cause }) => causes[cause] },
              { name: 'Date', cell: ({ at }) => <Time at={at} /> },
            ]}
          />
        )
      }
    </QueryView>
  );
};
