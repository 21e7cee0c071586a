import { useTranslations } from 'use-intl';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { DeskCard } from '#src/web/features/workspace-list/desk-card.tsx';
import { changeMessage } from '#src/wire/client/support.ts';
import type { MessageView } from './views.server.ts';

/** A message from the contact form, with its answer or the way to one. */
export function MessageCard({ message }: { message: MessageView }) {
  const t = useTranslations('contactDesk');
  return (
    <DeskCard sender={message} {...message} text={message.message} stateWords={t(`states.${message.state}`)}>
      {message.answeredWhen ? (
        <div className="border-t border-line pt-4">
          <p className="text-sm font-semibold text-soft">{t('answeredAt', { when: message.answeredWhen })}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.answer}</p>
        </div>
      ) : (
        <AnswerForm
          area="contactDesk"
          label={t('answer')}
          hint={t('answerHint', { email: message.email })}
          field="answer"
          done={t('done')}
          choices={[
            {
              key: 'answered',
              words: t('send'),
              send: (answer) => changeMessage(message.reference, { state: 'answered', answer }),
            },
            message.state === 'closed' || message.state === 'suspect'
              ? {
                  key: 'new',
                  words: t('takeUp'),
                  look: 'secondary',
                  send: () => changeMessage(message.reference, { state: 'new' }),
                }
              : {
                  key: 'closed',
                  words: t('setAside'),
                  look: 'secondary',
                  send: () => changeMessage(message.reference, { state: 'closed' }),
                },
          ]}
        />
      )}
    </DeskCard>
  );
}
