import type { InboundPolicy } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import { Empty, Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSession, useSlug } from '../../../session/session.tsx';
import { called, contentTypes } from '../../licenses/names.ts';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import { InboundAnswer } from './inbound-response.tsx';
import { eventOf, tell, type Told } from './send-message.ts';
import { TrackPicker } from './track-picker.tsx';

const types = ['content.published', 'content.deleted'] as const;
const newContentId = () => `try-${Date.now().toString(36)}`;

/** What is picked, all of it kept in the address. */
const usePicks = () => {
  const [filters, setFilters] = useFilters();
  const [contentId, setContentId] = useState(() => filters.get('contentId') ?? newContentId());
  const type = types.find((one) => one === filters.get('event')) ?? 'content.published';
  const contentType = contentTypes.find((one) => one === filters.get('contentType'));
  const trackIds = (filters.get('tracks') ?? '').split(',').filter((trackId) => trackId !== '');
  return { type, contentType, trackIds, contentId, setContentId, setFilters };
};

/** Sends an event of the platform's own as its server would, and shows what it came to. */
export const Simulator = ({ ready, policy }: { readonly ready: boolean; readonly policy: InboundPolicy }) => {
  const api = useApi();
  const slug = useSlug();
  const { session } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const { type, contentType, trackIds, contentId, setContentId, setFilters } = usePicks();
  const [looked, setLooked] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [told, setTold] = useState<Told>();
  const isPublication = type === 'content.published';
  const flaws = {
    contentId: contentId.trim() === '' ? 'Enter an id, such as video-42.' : undefined,
    tracks: isPublication && trackIds.length === 0 ? 'Add at least one track.' : undefined,
  };

  const send = async () => {
    const body = eventOf({ type, contentId: contentId.trim(), contentType, trackIds });
    setTold(await tell(await api.signInboundEvent({ slug, body })));
    announce('The inbound address has answered');
    await Promise.all(
      ['licenses', 'license', 'usage', 'events', 'preflight'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setLooked(true);
    if (flaws.contentId !== undefined || flaws.tracks !== undefined) return;
    if (!isPublication) {
      setAsked(true);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await send();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  if (!ready) {
    return (
      <Panel title="Try it out">
        <Empty title="Make a signing secret first">
          <p>Then an event of yours can be signed and sent from here, as your server would send it.</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title="Try it out">
      <p className="soft">
        The service signs the event, and this browser sends it to your inbound address.{' '}
        {session.platform.environment === 'live'
          ? "It is no rehearsal: the licenses are real and count against the month's quota."
          : 'Licenses of a sandbox grant no rights.'}
      </p>
      <form className="simulator" onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <Select
            label="Event"
            value={type}
            onChange={(value) => setFilters({ event: value === 'content.published' ? '' : value })}
            options={types.map((value) => ({ value, name: value }))}
          />
          <TextField
            label="Content id"
            value={contentId}
            onChange={(value) => {
              setContentId(value);
              setFilters({ contentId: value });
            }}
            hint="Your own id of the video, episode or stream."
            error={looked ? flaws.contentId : undefined}
          />
          {isPublication && (
            <Select
              label="Content type"
              value={contentType ?? ''}
              onChange={(value) => setFilters({ contentType: value })}
              options={[
                { value: '', name: 'As your platform is registered' },
                ...contentTypes.map((value) => ({ value, name: called(value) })),
              ]}
            />
          )}
        </div>
        {isPublication && (
          <TrackPicker
            chosen={trackIds}
            onChange={(chosen) => setFilters({ tracks: chosen.join(',') })}
            error={looked ? flaws.tracks : undefined}
          />
        )}
        <div className="simulator-acts">
          {isPublication && !policy.autoLicense && (
            <p className="hint">Your policy licenses nothing by itself: the event will be noted.</p>
          )}
          <Button type="submit" tone="primary" busy={busy}>
            Sign and send
          </Button>
        </div>
      </form>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      {told && <InboundAnswer told={told} />}
      {asked && (
        <ConfirmDeletion
          contentId={contentId.trim()}
          policy={policy}
          act={send}
          close={() => setAsked(false)}
        />
      )}
    </Panel>
  );
};
