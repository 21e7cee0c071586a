import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { safeLink } from '#src/wire/content/page-text-tree.ts';
import { hrefs } from '#src/wire/pages.ts';

/** The address of a link: for the selected words, for the link at the cursor, or else inserted as its own text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('pageTextDesk');
  const there = (editor.getAttributes('link')['href'] as string | undefined) ?? '';
  const [typed, setTyped] = useState(there);
  const [wrong, setWrong] = useState(false);
  const done = (run: () => void) => {
    onClose();
    // After the dialog has returned the focus.
    requestAnimationFrame(run);
  };
  const set = () => {
    const wish = typed.trim();
    const href =
      safeLink(wish) ??
      safeLink(
        /^[^/:#@\s]+\.[^\s]+$/.test(wish)
          ? `https://${wish}`
          : /^[^\s@]+@[^\s@]+$/.test(wish)
            ? `mailto:${wish}`
            : undefined,
      );
    if (!href) {
      setWrong(true);
      return;
    }
    done(() => {
      const chain = editor.chain().focus().extendMarkRange('link');
      if (editor.state.selection.empty && !there)
        chain.insertContent({ type: 'text', text: wish, marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.setLink({ href }).run();
    });
  };
  return (
    <Dialog
      open
      title={t('tool.link')}
      onClose={onClose}
      foot={
        <>
          {there && (
            <Button
              look="danger"
              onClick={() => done(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())}
            >
              {t('linkRemove')}
            </Button>
          )}
          <Button onClick={set}>{t('linkSet')}</Button>
        </>
      }
    >
      <TextField
        label={t('linkTo')}
        hint={t('linkHint', { example: hrefs.contact })}
        error={wrong ? t('linkWrong') : undefined}
        value={typed}
        inputMode="url"
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It must not submit the form around the editor.
          event.preventDefault();
          set();
        }}
      />
    </Dialog>
  );
}
