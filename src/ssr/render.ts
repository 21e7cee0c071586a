import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type PageContext, pageContext } from './page-context.ts';

/** Renders one page or its data. */
export type Render = (request: Request, context: PageContext) => Promise<Response>;

/** `build` may be a function, so that development picks up each change. */
export function createRender(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development' | 'test',
): Render {
  const handle = createRequestHandler(build, mode === 'production' ? 'production' : 'development');
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    return handle(request, provider);
  };
}
