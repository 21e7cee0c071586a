import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FactName, Language, LivePart, PageBody } from '#src/wire/domain.ts';
import { calmHtml, textNodes } from './text-nodes.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { toStored } from './to-stored.ts';
import { wordLists } from './word-lists.ts';
import './text-editor.css';

type EditorProps = {
  body: PageBody;
  described: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  language: Language;
  facts: readonly { name: FactName; value: string }[];
  parts: readonly LivePart[];
  onChange: (body: PageBody) => void;
};

/** Edits a text with headings, lists, quotes, links and the shop's facts; nothing else can be added, by typing or pasting. */
export default function TextEditor({ body, described, language, facts, parts, onChange }: EditorProps) {
  const t = useTranslations('pageTextDesk');
  const [nodes] = useState(() => textNodes({ fact: (name) => t(`facts.${name}`), part: (name) => t(`facts.${name}`) }));
  const editor = useEditor({
    extensions: nodes,
    content: body,
    // The content security policy lets no script add a style sheet; text-editor.css has those rules instead.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => wordLists(calmHtml(html)),
      attributes: {
        id: described.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('text'),
        'aria-required': 'true',
        lang: language,
        class: 'page-text',
        ...(described['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(described['aria-describedby'] && { 'aria-describedby': described['aria-describedby'] }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toStored(changed.getJSON())),
  });
  return (
    <div
      className={`w-0 min-w-full rounded-card bg-paper focus-within:outline-2 focus-within:outline-link ${described['aria-invalid'] ? 'inset-ring-2 inset-ring-brick' : 'inset-ring inset-ring-edge'}`}
    >
      <TextToolbar editor={editor} facts={facts} parts={parts} controls={described.id} />
      <EditorContent editor={editor} />
    </div>
  );
}
