import type { StaffPlatform } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { money } from '../../kit/display/format.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { hasRole } from '../roles.ts';
import { useMember } from '../session/session.tsx';
import { tierName } from './names.ts';
import { PlanForm } from './plan-form.tsx';
import { quotas, quotaText } from './quotas.ts';

/** Tier, add-ons and quotas, which admins can edit. */
export const Plan = ({ platform }: { readonly platform: Tagged<StaffPlatform> }) => {
  const member = useMember();
  const [isEditing, setIsEditing] = useState(false);
  const { tier, addOns, hub, quotaOverrides, spendLimit } = platform;
  return (
    <Panel
      title="Plan and quotas"
      acts={
        hasRole(member, 'admin') &&
        !isEditing && (
          <Button small label="Edit plan and quotas" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <PlanForm platform={platform} close={() => setIsEditing(false)} />
      ) : (
        <Facts
          of={[
            ['Tier', tierName(tier)],
            ['Add-ons', addOns.length === 0 ? 'None' : addOns.join(', ')],
            ['Licensing hub', hub ? 'Yes' : 'No'],
            [
              'Spend limit per month',
              spendLimit ? money(spendLimit) : 'None: cannot buy licenses with a fee',
            ],
            ...quotas.map(
              ({ quota, name }) =>
                [
                  name,
                  <span key={quota} className="figure">
                    {quotaText(platform.quotas[quota])}{' '}
                    {quotaOverrides[quota] !== undefined && <Tag>Agreed</Tag>}
                  </span>,
                ] as const,
            ),
          ]}
        />
      )}
    </Panel>
  );
};
