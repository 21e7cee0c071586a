import { execFileSync } from 'node:child_process';

export type Networks = {
  /** This machine's address on the bridge. */
  here: string;
  /** Of the node with this name: its network's name, and its address there. */
  of(name: string): { network: string; address: string };
  cut(name: string): void;
  mend(name: string): void;
  close(): void;
};

const SUBNET = '10.213.77';
const BRIDGE = 'kiran-drill';

/**
 * A network of its own for each of these nodes, joined by a bridge, so that one can be cut off as a cable is: packets vanish, and nobody is
 * told. Only root may do this, and not in every container; undefined where it is impossible.
 */
export function openNetworks(names: string[]): Networks | undefined {
  const network = (name: string) => `${BRIDGE}-${name}`;
  const link = (name: string) => `kdrill-${name}`;
  const close = () => {
    for (const name of names) ip('netns', 'del', network(name));
    ip('link', 'del', BRIDGE);
  };
  close(); // what a killed drill has left
  const made =
    ip('link', 'add', BRIDGE, 'type', 'bridge') &&
    ip('addr', 'add', `${SUBNET}.1/24`, 'dev', BRIDGE) &&
    ip('link', 'set', BRIDGE, 'up') &&
    names.every(
      (name, at) =>
        ip('netns', 'add', network(name)) &&
        ip('link', 'add', link(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', network(name)) &&
        ip('link', 'set', link(name), 'master', BRIDGE, 'up') &&
        ip('-n', network(name), 'addr', 'add', `${SUBNET}.${11 + at}/24`, 'dev', 'eth0') &&
        ip('-n', network(name), 'link', 'set', 'eth0', 'up') &&
        ip('-n', network(name), 'link', 'set', 'lo', 'up'),
    );
  if (!made) {
    close();
    return undefined;
  }
  return {
    here: `${SUBNET}.1`,
    of: (name) => ({ network: network(name), address: `${SUBNET}.${11 + names.indexOf(name)}` }),
    cut: (name) => void ip('link', 'set', link(name), 'down'),
    mend: (name) => void ip('link', 'set', link(name), 'up'),
    close,
  };
}

/** Whether it was done. */
function ip(...args: string[]): boolean {
  try {
    execFileSync('ip', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
