import { ConnectionFault } from '@platform-licensing/client';
import { Component, type ReactNode } from 'react';
import { PageHead } from '../display/page.tsx';
import { Failure } from './states.tsx';
import { t } from '../language/texts.ts';

interface Props {
  /** The current address: a change of it clears the error. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly fault?: { readonly error: unknown } | undefined;
}

const isUnloaded = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script|preload/i.test(error.message);

/** Contains the failure of a page that did not load or threw, so that the rest of the portal keeps working. */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return {
      fault: {
        error: isUnloaded(error)
          ? new ConnectionFault('unreachable', 'the page could not be loaded', error)
          : error,
      },
    };
  }

  override readonly state: State = {};

  override componentDidUpdate({ at }: Props) {
    if (this.state.fault && at !== this.props.at) this.setState({ fault: undefined });
  }

  override render() {
    const { fault } = this.state;
    // Browsers cache a failed import: only a reload of the whole page tries it again.
    return fault ? (
      <>
        <PageHead title={t('kit.thisPageCouldNotBe')} />
        <Failure error={fault.error} retry={() => globalThis.location.reload()} />
      </>
    ) : (
      this.props.children
    );
  }
}
