import { options } from 'preact';

type Props = { type?: string; suppressHydrationWarning?: boolean; dangerouslySetInnerHTML?: unknown };

/** Two things that the router expects of React, and Preact takes literally. */
export function adaptElements(): void {
  const former = options.vnode;
  options.vnode = (vnode) => {
    if (typeof vnode.type === 'string') {
      const props = vnode.props as Props;
      // A word to React, which would become an attribute.
      delete props.suppressHydrationWarning;
      // A browser runs scripts that Preact inserts, or says that the policy forbids it; those that React inserts never run.
      if (!import.meta.env.SSR && vnode.type === 'script' && !props.type) delete props.dangerouslySetInnerHTML;
    }
    former?.(vnode);
  };
}
