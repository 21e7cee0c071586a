/** Posts to the sandbox; always answers a result or `{error}`. */
export async function send(path, body) {
  try {
    const answer = await fetch(`/sandbox/razorpay/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return await answer.json();
  } catch {
    const description = 'We could not reach the payment service. Check your connection.';
    return {
      error: { code: 'NETWORK_ERROR', description, source: 'NA', step: 'NA', reason: 'network_error', metadata: {} },
    };
  }
}
