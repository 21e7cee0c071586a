/*
 * Messages to and from the page that opened the window. Both ends check the other's origin and window. The page has our own origin, because
 * the policy `frame-ancestors 'self'` lets no other frame us.
 */
const heard = new Map();

window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== window.parent) return;
  if (event.data?.sandbox === 'razorpay') heard.get(event.data.type)?.(event.data);
});

export const hear = (type, callback) => heard.set(type, callback);
export const say = (type, data = {}) =>
  window.parent.postMessage({ sandbox: 'razorpay', type, ...data }, location.origin);
