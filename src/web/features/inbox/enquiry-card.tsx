import { useTranslations } from 'use-intl';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { DeskCard } from '#src/web/features/workspace-list/desk-card.tsx';
import { changeEnquiry } from '#src/wire/client/support.ts';
import type { EnquiryView } from './views.server.ts';

/** An enquiry about a service that cannot be booked yet: what is wanted, and what was said on the telephone. */
export function EnquiryCard({ enquiry }: { enquiry: EnquiryView }) {
  const t = useTranslations('enquiryDesk');
  const { about, day, preferredTime } = enquiry;
  return (
    <DeskCard
      sender={enquiry}
      {...enquiry}
      text={[enquiry.message, enquiry.note].filter(Boolean).join('\n\n')}
      stateWords={t(`states.${enquiry.state}`)}
      facts={
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
          <Fact name={t('about')} value={about} />
          <Fact name={t('pincode')} value={enquiry.pincode} />
          {(day || preferredTime !== 'any') && (
            <Fact
              name={t('wanted')}
              value={[day, preferredTime !== 'any' && t(`times.${preferredTime}`)].filter(Boolean).join(', ')}
            />
          )}
        </dl>
      }
    >
      <AnswerForm
        key={enquiry.state}
        area="enquiryDesk"
        label={t('note')}
        hint={t('noteHint')}
        field="shopNote"
        kept={enquiry.shopNote}
        done={t('done')}
        choices={[
          {
            key: 'note',
            words: t('save'),
            look: 'secondary',
            send: (shopNote) => changeEnquiry(enquiry.reference, { shopNote }),
          },
          ...(['called', 'closed', 'new'] as const)
            .filter((state) => state !== enquiry.state && (state !== 'new' || enquiry.state === 'closed'))
            .map((state) => ({
              key: state,
              words: t(`act.${state}`),
              look: 'secondary' as const,
              send: (shopNote: string) => changeEnquiry(enquiry.reference, { state, shopNote }),
            })),
        ]}
      />
    </DeskCard>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-xs font-semibold text-soft">{name}</dt>
    <dd>{value}</dd>
  </div>
);
