import type { Finding } from '#src/kernel/solar/compatibility/finding.ts';
import type { Site } from '#src/kernel/solar/compatibility/site.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { networkOf } from '#src/platform/rate-limit/network-of.ts';
import { judgeProducts, type WantedPart } from './judge-products.ts';

/** Per network address and hour: a family that tries many systems, or an owner who writes kits, stays far below. */
const MOST = 600;

/**
 * {@link judgeProducts} for anybody who asks over the network.
 * @param sender the caller's network address; stored only as a hash
 * @throws `invalid`, `too-many`
 */
export async function askToJudge(
  platform: Platform,
  wanted: readonly WantedPart[],
  site: Site,
  sender: string,
): Promise<Finding[]> {
  const limit = { what: 'fit network', who: networkOf(sender), most: MOST };
  await transact(platform, ({ trx }) => enforceLimits(trx, platform, [limit], 'too-often-hour'));
  return judgeProducts(platform, wanted, site);
}
