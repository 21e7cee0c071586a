import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { RemoteFault } from './remote-fault.ts';

/**
 * Resolves names for the socket itself, so what is checked is what is connected to: there is no second lookup that could answer differently
 * (DNS rebinding). One private address among public ones refuses the name.
 */
export const publicOnly =
  (lookup: LookupFunction = systemLookup as LookupFunction): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = error || !Array.isArray(found) ? [] : found;
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new RemoteFault(first ? 'private' : 'unreachable'), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
