import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import type { Refusal } from '#src/wire/client/call.ts';
import { type ReportReason, reportComment } from '#src/wire/client/reviews.ts';
import type { CommentView } from './view.ts';

const REASONS: ReportReason[] = ['spam', 'offensive', 'untrue', 'off-topic', 'personal'];

type ReportProps = {
  comment: CommentView | undefined;
  onClose: () => void;
  onReported: (id: string) => void;
  onSignedOut: (id: string) => void;
};

/** Why a comment should be removed. It stays until somebody has reviewed it. */
export default function ReportDialog({ comment, onClose, onReported, onSignedOut }: ReportProps) {
  const t = useTranslations('product.reporting');
  const [reason, setReason] = useState<ReportReason>();
  const [missing, setMissing] = useState(false);
  const { busy, error, clear, run } = useMutation('product.reporting', { refresh: 'never' });
  const close = () => {
    clear();
    setMissing(false);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!comment || !reason) return setMissing(true);
    const onRefusal = ({ status }: Refusal) => {
      if (status === 401) onSignedOut(comment.id);
      return status === 401;
    };
    if (!(await run(() => reportComment(comment.id, reason), { done: t('done'), onRefusal }))) return;
    onReported(comment.id);
    setReason(undefined);
    close();
  };
  return (
    <Dialog
      open={comment !== undefined}
      onClose={close}
      title={t('title')}
      foot={
        <>
          <Button look="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="report" loading={busy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="report" onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-soft">{t('lead')}</p>
        <fieldset aria-describedby={missing ? 'report-missing' : undefined} className="grid gap-1">
          <legend className="mb-1 text-sm font-semibold">{t('reason')}</legend>
          {REASONS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setMissing(false);
                }}
                className="size-5 shrink-0 accent-brand"
              />
              {t(`reasons.${one}`)}
            </label>
          ))}
        </fieldset>
        <p id="report-missing" aria-live="polite" className={missing ? 'text-sm font-semibold text-brick' : 'sr-only'}>
          {missing && t('missing')}
        </p>
        {error && <ErrorNotice>{error}</ErrorNotice>}
      </form>
    </Dialog>
  );
}
