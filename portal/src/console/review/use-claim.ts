import { ApiProblem } from '@platform-licensing/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { withLocalTimes } from '../../kit/display/time.tsx';
import { createSerializer } from '../../kit/serialize-by.ts';
import { useApi } from '../session/session.tsx';

/** A reviewer who only passes through the list claims nothing. */
const restMs = 250;
const renewMs = 10 * 60_000;

export type ClaimState =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly until: string }
  /** Someone else has the claim, or the track was decided. */
  | { readonly kind: 'rejected'; readonly why: string };

/** A late release must not end the claim of a track that was opened again meanwhile. */
const inOrder = createSerializer();

/**
 * Claims a track or an appeal while it is open, and releases it when another one is opened. `onRejected` learns whether
 * the member had the claim before: then there may be work to keep.
 */
export const useClaim = (
  subject: string,
  isClaimant: boolean,
  onRejected: (wasOwn: boolean) => void,
): ClaimState => {
  const api = useApi();
  const [state, setState] = useState<ClaimState>({ kind: 'none' });
  const reject = useEffectEvent((why: string, wasOwn: boolean) => {
    setState({ kind: 'rejected', why });
    onRejected(wasOwn);
  });
  useEffect(() => {
    if (!isClaimant) return undefined;
    let isLeft = false;
    const isOpen = () => !isLeft;
    let isOwn = false;
    const claim = async () => {
      if (!isOpen()) return;
      try {
        const { until } = await api.claimReview({ body: { subject } });
        isOwn = true;
        if (isOpen()) setState({ kind: 'own', until });
      } catch (error) {
        // Without a claim, the response to the decision says why it is rejected.
        if (isOpen() && error instanceof ApiProblem && error.status === 409)
          reject(withLocalTimes(error.detail), isOwn);
      }
    };
    // A claim that is not released expires after half an hour.
    const release = async () => {
      if (isOwn) await api.releaseReview({ subject }).catch(() => undefined);
      isOwn = false;
    };
    // The page does not exist long enough to wait for anything.
    const releaseNow = () => void release();
    globalThis.addEventListener('pagehide', releaseNow);
    const start = setTimeout(() => void inOrder(subject, claim), restMs);
    const renew = setInterval(() => void inOrder(subject, claim), renewMs);
    return () => {
      isLeft = true;
      clearTimeout(start);
      clearInterval(renew);
      globalThis.removeEventListener('pagehide', releaseNow);
      void inOrder(subject, release);
    };
  }, [api, subject, isClaimant]);
  return state;
};
