import type { VNode } from 'preact';
import { Component, type ReactNode } from 'react';

/** Where Preact keeps what its `useId` counts: it asks the nearest element above that has one (preact/hooks, `useId`). */
type Counted = VNode & { __m?: [scope: string, next: number] };

/**
 * The ids of `useId` inside are counted on their own, after the scope's name: they are those that the server has printed, whenever the browser renders
 * what is inside. Names are unique in a page.
 */
export class IdScope extends Component<{ name: string; children: ReactNode }> {
  readonly #counter: [string, number] = [this.props.name, 0];

  override render(): ReactNode {
    const { __v: element } = this as { __v?: Counted };
    if (element) element.__m = this.#counter;
    return this.props.children;
  }
}
