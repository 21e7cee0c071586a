import { useTranslations } from 'use-intl';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { DeskCard } from '#src/web/features/workspace-list/desk-card.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { changeMessage } from '#src/wire/client/support.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Messages from the contact form. */
export default function Messages({ loaderData: { view, states, messages } }: Route.ComponentProps) {
  const t = useTranslations('contactDesk');
  useLiveUpdates(['messages']);
  return (
    <DeskList
      area="contactDesk"
      path={hrefs.messages}
      view={view}
      states={states}
      rows={messages}
      keyOf={({ reference }) => reference}
    >
      {(message) => (
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
      )}
    </DeskList>
  );
}
