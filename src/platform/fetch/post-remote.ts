import { asFault, askRemote, type RemoteOptions } from './ask-remote.ts';
import { readRemoteAddress } from './remote-address.ts';
import { RemoteFault } from './remote-fault.ts';
import { readRetryAfter } from './retry-after.ts';

/**
 * Posts to an address that an outsider has chosen, with the guards of {@link fetchRemote}, and answers the status. A redirect is not followed: what is
 * sent is for that address alone. Of the answer only its head is read. Throws {@link RemoteFault} where none came.
 */
export async function postRemote(
  address: string,
  sent: { headers: Record<string, string>; body: string },
  within: number,
  options: RemoteOptions,
): Promise<{ status: number; retryAfter: number | undefined }> {
  const whole = AbortSignal.timeout(within);
  try {
    const to = readRemoteAddress(address, options.trusted);
    const answer = await askRemote(to, { whole, firstByteMs: within }, options, { method: 'POST', ...sent });
    answer.destroy();
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400) throw new RemoteFault('redirects');
    return { status, retryAfter: readRetryAfter(headers['retry-after']) };
  } catch (error) {
    throw asFault(error, whole);
  }
}
