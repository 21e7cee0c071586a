import type { Route } from './+types/home';
import { loadHome } from './home.server.ts';
export const loader = ({ context }: Route.LoaderArgs) => loadHome({ context });
export default function Home({ loaderData }: Route.ComponentProps) {
  return <ul>{loaderData.flashDeals.map((p) => <li key={p.id}>{p.name}</li>)}</ul>;
}
