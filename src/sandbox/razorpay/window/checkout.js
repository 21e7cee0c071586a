/*
 * Replaces https://checkout.razorpay.com/v1/checkout.js: the same class with the same options, opening the sandbox's own payment window. A
 * plain script, because pages load the original as one.
 */
(() => {
  const home = new URL('.', document.currentScript?.src || new URL('/sandbox/razorpay/', location.href));

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog = null;
    #frame = null;
    #ready = false;
    #scrolling = '';

    constructor(options) {
      if (!options?.key) throw new Error('No key passed');
      if (!options.order_id) throw new Error('No order_id passed');
      this.#options = options;
    }

    on(event, callback) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callback]);
      return this;
    }

    open() {
      if (this.#dialog) return;
      this.#frame = this.#createFrame();
      this.#dialog = this.#createDialog(this.#frame);
      this.#scrolling = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      window.addEventListener('message', this.#hear);
      document.body.append(this.#dialog);
      // A native modal dialog: above any dialog of the page, everything else inert, focus restored at the end.
      this.#dialog.showModal();
    }

    close() {
      const dialog = this.#dialog;
      if (!dialog) return;
      this.#dialog = null;
      this.#frame = null;
      this.#ready = false;
      window.removeEventListener('message', this.#hear);
      document.documentElement.style.overflow = this.#scrolling;
      dialog.close();
      dialog.remove();
    }

    #createFrame() {
      const frame = document.createElement('iframe');
      const address = new URL('checkout', home);
      address.searchParams.set('order_id', this.#options.order_id);
      address.searchParams.set('key_id', this.#options.key);
      frame.src = address.href;
      frame.title = 'Payment window';
      // Through the CSSOM: the page's policy allows no style attribute. The colour scheme is the window's own, otherwise its background
      // would not be transparent.
      frame.style.cssText =
        'position:absolute;inset:0;width:100%;height:100%;border:0;color-scheme:light;background:transparent;visibility:hidden';
      return frame;
    }

    #createDialog(frame) {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', `Pay ${this.#options.name ?? ''}`.trim());
      dialog.style.cssText =
        'position:fixed;inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;background:rgb(11 34 57 / 62%)';
      dialog.autofocus = true;
      dialog.tabIndex = -1;
      const waiting = document.createElement('p');
      waiting.textContent = 'Opening the payment window…';
      waiting.style.cssText =
        'margin:40vh 16px 0;color:#ffffff;font:400 16px/1.5 system-ui,sans-serif;text-align:center';
      dialog.append(waiting, frame);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#ready) this.#say('close-asked', { by: 'escape' });
        else this.#dismiss();
      });
      // A window that never loads can be closed by a tap.
      dialog.addEventListener('click', () => this.#ready || this.#dismiss());
      // A second Escape closes a dialog whatever its listeners do.
      dialog.addEventListener('close', () => {
        if (this.#dialog !== dialog) return;
        if (this.#options.modal?.escape === false) dialog.showModal();
        else this.#dismiss();
      });
      return dialog;
    }

    #say(type, data = {}) {
      this.#frame?.contentWindow?.postMessage({ sandbox: 'razorpay', type, ...data }, home.origin);
    }

    #hear = (event) => {
      if (event.origin !== home.origin || !this.#frame || event.source !== this.#frame.contentWindow) return;
      const { sandbox, type, response, error } = event.data ?? {};
      if (sandbox !== 'razorpay') return;
      if (type === 'ready') this.#introduce();
      else if (type === 'failed') this.#tell('payment.failed', { error });
      else if (type === 'success') this.#succeed(response);
      else if (type === 'dismiss') this.#dismiss();
    };

    /** Sends the window the page's options; not the amount, which is the order's. */
    #introduce() {
      const { name, description, image, prefill, theme, retry, modal } = this.#options;
      this.#ready = true;
      this.#frame.previousSibling?.remove();
      this.#frame.style.visibility = 'visible';
      const { ondismiss: _ondismiss, ...behaviour } = modal ?? {};
      this.#say('open', {
        options: JSON.parse(JSON.stringify({ name, description, image, prefill, theme, retry, modal: behaviour })),
      });
      this.#frame.focus();
    }

    #tell(event, data) {
      for (const callback of this.#listeners.get(event) ?? []) callback(data);
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    #succeed(response) {
      const { handler, callback_url: callback, redirect } = this.#options;
      this.close();
      if (callback && (redirect || !handler)) post(callback, response);
      else handler?.(response);
    }
  }

  /** Sends the result to the shop's callback address as a form, as the original does where it cannot call a handler. */
  function post(address, fields) {
    const form = document.createElement('form');
    form.method = 'POST';
    form.action = address;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }

  window.Razorpay = Razorpay;
})();
