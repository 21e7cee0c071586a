import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import type { FactName, LivePart } from '#src/wire/domain.ts';
import { LinkDialog } from './link-dialog.tsx';

type Tool = {
  key: string;
  icon: LucideIcon;
  run: (editor: Editor) => void;
  on?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};
const chain = (editor: Editor) => editor.chain().focus();

const TOOLS: Tool[] = [
  { key: 'undo', icon: Undo2, run: (e) => chain(e).undo().run(), can: (e) => e.can().undo() },
  { key: 'redo', icon: Redo2, run: (e) => chain(e).redo().run(), can: (e) => e.can().redo() },
  { key: 'paragraph', icon: Pilcrow, run: (e) => chain(e).setParagraph().run(), on: (e) => e.isActive('paragraph') },
  {
    key: 'heading2',
    icon: Heading2,
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    on: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    key: 'heading3',
    icon: Heading3,
    run: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    on: (e) => e.isActive('heading', { level: 3 }),
  },
  { key: 'bold', icon: Bold, run: (e) => chain(e).toggleMark('bold').run(), on: (e) => e.isActive('bold') },
  { key: 'italic', icon: Italic, run: (e) => chain(e).toggleMark('italic').run(), on: (e) => e.isActive('italic') },
  { key: 'bullets', icon: List, run: (e) => chain(e).toggleBulletList().run(), on: (e) => e.isActive('bulletList') },
  {
    key: 'numbers',
    icon: ListOrdered,
    run: (e) => chain(e).toggleOrderedList().run(),
    on: (e) => e.isActive('orderedList'),
  },
  {
    key: 'deeper',
    icon: IndentIncrease,
    run: (e) => chain(e).sinkListItem('listItem').run(),
    can: (e) => e.can().sinkListItem('listItem'),
  },
  {
    key: 'higher',
    icon: IndentDecrease,
    run: (e) => chain(e).liftListItem('listItem').run(),
    can: (e) => e.can().liftListItem('listItem'),
  },
  {
    key: 'quote',
    icon: Quote,
    run: (e) => chain(e).toggleWrap('blockquote').run(),
    on: (e) => e.isActive('blockquote'),
  },
];

type ToolbarProps = {
  editor: Editor;
  facts: readonly { name: FactName; value: string }[];
  parts: readonly LivePart[];
  controls: string;
};

/** The tools as a toolbar of the ARIA pattern: one stop for the Tab key, arrows move between tools. */
export function TextToolbar({ editor, facts, parts, controls }: ToolbarProps) {
  const t = useTranslations('pageTextDesk');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map(({ on, can }) => ({ on: on?.(now), off: can ? !can(now) : false })),
      link: now.isActive('link'),
    }),
  });
  const roam = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = tools.indexOf(event.target as HTMLElement);
    if (at < 0 || (!step && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tools.length - 1 : (at + step + tools.length) % tools.length;
    setStop(next);
    tools[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('tools')}
      aria-controls={controls}
      className="sticky top-14 z-10 flex flex-wrap items-center gap-0.5 rounded-t-card border-b border-line bg-paper p-1 inset-ring inset-ring-edge"
      onKeyDown={roam}
    >
      {TOOLS.map(({ key, icon, run }, at) => (
        <ToolButton
          key={key}
          label={t(`tool.${key}` as MessageKey<'pageTextDesk'>)}
          icon={icon}
          on={state.tools[at]?.on}
          off={state.tools[at]?.off}
          tabbable={at === stop}
          onPress={() => run(editor)}
        />
      ))}
      <ToolButton
        label={t('tool.link')}
        icon={Link2}
        on={state.link}
        tabbable={stop === TOOLS.length}
        onPress={() => setLinking(true)}
      />
      <InsertFact editor={editor} facts={facts} parts={parts} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** Choose, then insert: in a closed list the arrow keys select as they go, and must not insert. */
function InsertFact({ editor, facts, parts }: Omit<ToolbarProps, 'controls'>) {
  const t = useTranslations('pageTextDesk');
  const [chosen, setChosen] = useState('');
  const insert = () => {
    const type = parts.includes(chosen as LivePart) ? 'part' : 'fact';
    if (chosen)
      chain(editor)
        .insertContent({ type, attrs: { name: chosen } })
        .run();
  };
  return (
    <div className="flex w-full min-w-0 gap-1 sm:ms-1 sm:w-auto">
      <select
        aria-label={t('insert')}
        value={chosen}
        className="select min-h-11 w-full min-w-0 sm:w-48 rounded-card bg-paper ps-3 pe-9 text-sm inset-ring inset-ring-edge"
        onChange={({ target: { value } }) => setChosen(value)}
      >
        <option value="">{t('insert')}</option>
        {facts.map(({ name, value }) => (
          <option key={name} value={name}>{`${t(`facts.${name}`)}: ${value}`}</option>
        ))}
        {parts.map((name) => (
          <option key={name} value={name}>
            {t(`facts.${name}`)}
          </option>
        ))}
      </select>
      <Button look="secondary" size="small" className="shrink-0" aria-disabled={!chosen || undefined} onClick={insert}>
        {t('insertChosen')}
      </Button>
    </div>
  );
}

type ToolProps = {
  label: string;
  icon: LucideIcon;
  on?: boolean | undefined;
  off?: boolean | undefined;
  tabbable: boolean;
  onPress: () => void;
};

function ToolButton({ label, icon: Icon, on, off, tabbable, onPress }: ToolProps) {
  return (
    <button
      type="button"
      data-tool
      title={label}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={off || undefined}
      tabIndex={tabbable ? 0 : -1}
      // A press by mouse or finger leaves the cursor where it is in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onPress()}
      className="inline-grid size-11 place-items-center rounded-card text-ink transition-colors duration-150 hover:bg-mist aria-disabled:opacity-40 aria-pressed:bg-brand-wash aria-pressed:text-link"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
