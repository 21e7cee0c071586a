import { Notice } from './notice.tsx';

/** What cannot be done on this page without scripts; shown only there. */
export const NeedsScript = ({ words }: { words: string }) => (
  <noscript>
    <Notice tone="warning">{words}</Notice>
  </noscript>
);
