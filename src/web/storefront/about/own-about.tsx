import { PageHead } from '#src/web/context/page-head.tsx';
import type { OwnText } from '#src/web/features/page-text/own-text.server.ts';
import { TextSections } from '#src/web/features/page-text/text-sections.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import { GoOn } from './go-on.tsx';
import { WhoWeAre } from './who-we-are.tsx';

type OwnAboutProps = { address: string; image?: string; own: OwnText; house: PictureSource | undefined };

/** About, in the owner's words: their title and lead over the picture of the shop's building, then their text. */
export function OwnAbout({ address, image, own, house }: OwnAboutProps) {
  return (
    <div className="column">
      <PageHead title={own.title} description={own.lead} canonical={address} image={image} />
      <Breadcrumb trail={[]} here={own.title} />
      <div className="grid gap-14 pt-3 pb-4 md:gap-20">
        <WhoWeAre picture={house} own={own} />
        <div lang={own.lang} className="mx-auto grid w-full max-w-prose gap-10 text-lg">
          <TextSections text={own} />
        </div>
        <GoOn />
      </div>
    </div>
  );
}
