import { useTranslations } from 'use-intl';
import { Card } from '#src/web/ui/surface.tsx';
import type { SourcesData } from './page.server.ts';

/** NASA asks for this line, in these words. */
const THANKS =
  'These data were obtained from the NASA Langley Research Center POWER Project funded through the NASA Earth Science Directorate Applied Science Program.';

/** Where the sun was measured, and by whom. */
export function ClimateSection({ climate: { places, waiting } }: { climate: SourcesData['climate'] }) {
  const t = useTranslations('solarSources');
  const [first] = places;
  return (
    <section aria-labelledby="climate" className="grid gap-4">
      <h2 id="climate" className="scroll-mt-26 text-section font-bold">
        {t('climate')}
      </h2>
      <p className="text-pretty">{t('climateText', { period: first?.period ?? '' })}</p>
      <Card className="grid gap-3 p-5">
        <p className="font-semibold">{places.map(({ name }) => name).join(', ')}</p>
        {waiting > 0 && <p className="text-sm text-soft">{t('waiting', { count: waiting })}</p>}
        <p lang="en" className="text-sm text-pretty text-soft">
          {first?.source}
        </p>
        <p lang="en" className="text-sm text-pretty text-soft">
          {THANKS}
        </p>
      </Card>
    </section>
  );
}
