import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { Tag } from '../../kit/display/tag.tsx';
import { statuses } from './names.ts';

/** The status of a report. */
export const StatusOf = ({
  notice: { state, status },
}: {
  readonly notice: Pick<TrackNoticeForStaff, 'state' | 'status'>;
}) => <Tag tone={statuses[status].tone}>{state === 'complained' ? 'Complaint' : statuses[status].name}</Tag>;
