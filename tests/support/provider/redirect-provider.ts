// Loaded into a shop by `--import`: its calls to Razorpay go to the bench's stand-in.
const stranger = 'https://api.razorpay.com/';
const ours = process.env['BENCH_PROVIDER'];
const real = globalThis.fetch;
globalThis.fetch = (input, init) =>
  real(
    typeof input === 'string' && ours && input.startsWith(stranger) ? `${ours}/${input.slice(stranger.length)}` : input,
    init,
  );
