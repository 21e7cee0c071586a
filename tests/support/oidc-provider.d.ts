/** The small part of it that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Interaction = {
    prompt: { name: string };
    params: Record<string, unknown>;
    grantId?: string;
    session?: { accountId: string };
  };
  class Grant {
    constructor(of: { accountId: string | undefined; clientId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
    static find(id: string): Promise<Grant | undefined>;
  }
  type Policy = { add(prompt: object, at?: number): void };
  export const interactionPolicy: {
    base(): Policy;
    Prompt: new (of: { name: string; requestable: boolean }) => object;
  };
  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: typeof Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }
}
