import { useTranslations } from 'use-intl';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { DeskCard } from '#src/web/features/workspace-list/desk-card.tsx';
import { DeskList } from '#src/web/features/workspace-list/desk-list.tsx';
import { changeEnquiry } from '#src/wire/client/support.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Enquiries about services that cannot be booked yet. */
export default function Enquiries({ loaderData: { view, states, enquiries } }: Route.ComponentProps) {
  const t = useTranslations('enquiryDesk');
  useLiveUpdates(['enquiries']);
  return (
    <DeskList
      area="enquiryDesk"
      path={hrefs.enquiries}
      view={view}
      states={states}
      rows={enquiries}
      keyOf={({ reference }) => reference}
    >
      {({ about, day, ...enquiry }) => (
        <DeskCard
          sender={enquiry}
          {...enquiry}
          text={[enquiry.message, enquiry.note].filter(Boolean).join('\n\n')}
          stateWords={t(`states.${enquiry.state}`)}
          facts={
            <dl className="flex flex-wrap gap-x-8 gap-y-2 text-[0.9375rem]">
              <Fact name={t('about')} value={about} />
              <Fact name={t('pincode')} value={enquiry.pincode} />
              {(day || enquiry.preferredTime !== 'any') && (
                <Fact
                  name={t('wanted')}
                  value={[day, enquiry.preferredTime !== 'any' && t(`times.${enquiry.preferredTime}`)]
                    .filter(Boolean)
                    .join(', ')}
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
      )}
    </DeskList>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-tiny font-semibold text-soft">{name}</dt>
    <dd>{value}</dd>
  </div>
);
