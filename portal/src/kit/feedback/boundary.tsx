import { ConnectionFault } from '@platform-licensing/client';
import { Component, type ReactNode } from 'react';
import { PageHead } from '../display/page.tsx';
import { Failure } from './states.tsx';

interface Props {
  /** Where one is: a step elsewhere is another try. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly fault?: { readonly error: unknown } | undefined;
}

const isUnloaded = (error: unknown): boolean =>
  error instanceof Error && /imported module|module script|preload/i.test(error.message);

/** Keeps a page that could not be loaded, or that broke, from taking the rest of the portal with it. */
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
    // What could not be loaded is remembered so by the browser: only the whole page tries it again.
    return fault ? (
      <>
        <PageHead title="This page did not open" />
        <Failure error={fault.error} retry={() => globalThis.location.reload()} />
      </>
    ) : (
      this.props.children
    );
  }
}
