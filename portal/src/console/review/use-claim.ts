import { ApiProblem } from '@platform-licensing/client';
import { useEffect, useState } from 'react';
import { useApi } from '../session/session.tsx';

/** A reviewer who only passes through the list claims nothing. */
const restMs = 250;
const renewMs = 10 * 60_000;

export type ClaimState =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly until: string }
  /** Someone else has the claim, or the track was decided. */
  | { readonly kind: 'rejected'; readonly why: string };

/** Claims a track while it is open, and releases it when another one is opened. */
export const useClaim = (trackId: string, isClaimant: boolean): ClaimState => {
  const api = useApi();
  const [state, setState] = useState<ClaimState>({ kind: 'none' });
  useEffect(() => {
    if (!isClaimant) return undefined;
    let isLeft = false;
    let isOwn = false;
    const claim = async () => {
      try {
        const { until } = await api.claimReview({ body: { subject: trackId } });
        isOwn = true;
        if (isLeft) await api.releaseReview({ subject: trackId });
        else setState({ kind: 'own', until });
      } catch (error) {
        // Without a claim, the response to the decision says why it is rejected.
        if (!isLeft && error instanceof ApiProblem && error.status === 409)
          setState({ kind: 'rejected', why: error.detail });
      }
    };
    // A claim that is not released expires after half an hour.
    const release = () => {
      if (isOwn) api.releaseReview({ subject: trackId }).catch(() => undefined);
    };
    globalThis.addEventListener('pagehide', release);
    const start = setTimeout(() => void claim(), restMs);
    const renew = setInterval(() => void claim(), renewMs);
    return () => {
      isLeft = true;
      clearTimeout(start);
      clearInterval(renew);
      globalThis.removeEventListener('pagehide', release);
      release();
    };
  }, [api, trackId, isClaimant]);
  return state;
};
