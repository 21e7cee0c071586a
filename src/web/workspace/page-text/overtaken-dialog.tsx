import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { compileText, type ShownBlock } from '#src/web/features/page-text/compile-text.ts';
import { TextBlocks } from '#src/web/features/page-text/text-blocks.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import type { Language, PageWords } from '#src/wire/domain.ts';

type OvertakenProps = {
  mine: PageWords;
  /** null: the owner's text was removed. */
  theirs: PageWords | null;
  /** When theirs was saved, and by whom. */
  saved: string;
  language: Language;
  area: string;
  busy: boolean;
  error: string | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Somebody else has saved this text in the meantime: both, with what differs marked, and a choice. Closing it loses nothing. */
export function OvertakenDialog(props: OvertakenProps) {
  const { mine, theirs, saved, language, area, busy, error, onMine, onTheirs, onClose } = props;
  const t = useTranslations('pageTextDesk');
  const store = useShopSettings();
  const [own, other] = [mine, theirs].map((words) => (words ? piecesOf(compileText(words, { ...store, area })) : []));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('overtaken.title')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onTheirs}>
            {t('overtaken.takeTheirs')}
          </Button>
          <Button loading={busy} onClick={onMine}>
            {t('overtaken.saveMine')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t('overtaken.text')}</p>
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="grid gap-6 md:grid-cols-2">
          <Side
            label={t('overtaken.mine')}
            note={t('unsaved')}
            pieces={own ?? []}
            beside={other ?? []}
            language={language}
          />
          <Side label={t('overtaken.theirs')} note={saved} pieces={other ?? []} beside={own ?? []} language={language}>
            {!theirs && t('standard')}
          </Side>
        </div>
      </div>
    </Dialog>
  );
}

/** A piece of a text that is compared as a whole. */
type Piece = { is: 'title'; text: string } | { is: 'block'; block: ShownBlock };

const piecesOf = ({ title, lead, intro, sections }: ReturnType<typeof compileText>): Piece[] => [
  { is: 'title', text: title },
  { is: 'block', block: { is: 'p', runs: lead ? [{ text: lead }] : [] } },
  ...[{ title: '', blocks: intro }, ...sections].flatMap((part): Piece[] => [
    ...(part.title ? [{ is: 'title' as const, text: part.title }] : []),
    // Two texts with the same headings are on the page at once, so these get no anchors.
    ...part.blocks.map((block): Piece => ({ is: 'block', block: block.is === 'h3' ? { ...block, id: '' } : block })),
  ]),
];

type SideProps = {
  label: string;
  note?: string;
  pieces: readonly Piece[];
  beside: readonly Piece[];
  language: Language;
  children?: ReactNode;
};

function Side({ label, note, pieces, beside, language, children }: SideProps) {
  const known = new Set(beside.map((piece) => JSON.stringify(piece)));
  return (
    <section aria-label={label} className="grid min-w-0 content-start gap-3">
      <header>
        <h3 className="font-bold">{label}</h3>
        {note && <p className="text-sm text-soft">{note}</p>}
      </header>
      {children && <p className="text-soft">{children}</p>}
      <div lang={language} className="grid gap-2 text-[0.9375rem]">
        {pieces.map((piece, at) => {
          const differs = !known.has(JSON.stringify(piece));
          const Mark = differs ? 'ins' : 'div';
          return (
            <Mark
              key={`${at}-${piece.is}`}
              className={`grid gap-2 no-underline ${differs ? 'rounded-card bg-sun-wash px-3 py-2' : ''}`}
            >
              {piece.is === 'title' ? (
                <p className="font-bold wrap-anywhere">{piece.text}</p>
              ) : (
                <TextBlocks blocks={[piece.block]} />
              )}
            </Mark>
          );
        })}
      </div>
    </section>
  );
}
