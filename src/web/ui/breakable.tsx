import { Fragment } from 'react';

/** A text in which a mail address may break before its @, so that it does not anywhere else. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
