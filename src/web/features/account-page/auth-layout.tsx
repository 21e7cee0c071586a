import type { ReactNode } from 'react';
import { isSignedIn, useRoot } from '#src/web/context/use-root.ts';
import { LanguageSwitch } from '#src/web/features/language-switch/language-switch.tsx';
import { SceneSide } from '#src/web/features/sign-in/scene-side.tsx';
import type { PictureSource } from '#src/web/ui/picture.tsx';

/** The layout of the sign-in pages: beside the photograph for a visitor who is signed out, a card for one who is signed in. */
export function AuthLayout({ scene, children }: { scene: PictureSource | undefined; children: ReactNode }) {
  if (isSignedIn(useRoot().kind)) {
    return (
      <div className="column py-10 sm:py-16">
        <div className="mx-auto max-w-md">{children}</div>
      </div>
    );
  }
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <SceneSide scene={scene} />
      <div className="grid content-start justify-items-center px-4 pt-8 pb-8 sm:px-8 lg:content-center">
        <div className="w-full max-w-md">
          <div className="rounded-panel bg-paper sm:border sm:border-line sm:px-8 sm:py-7 sm:shadow-soft">
            {children}
          </div>
          <LanguageSwitch className="mt-4 justify-self-center text-soft" />
        </div>
      </div>
    </div>
  );
}

/** Title and lead of such a page. `live`: it has just replaced another, and is read out. */
export function AuthHeading({
  icon,
  title,
  lead,
  live,
}: {
  icon?: ReactNode;
  title: string;
  lead?: ReactNode;
  live?: boolean;
}) {
  return (
    <div className="grid gap-2" role={live ? 'status' : undefined}>
      {icon && (
        <span className="mb-1 grid size-12 place-items-center rounded-full bg-brand-wash text-link [&>svg]:size-6">
          {icon}
        </span>
      )}
      <h1 className="text-title font-bold text-balance">{title}</h1>
      {lead && <p className="text-soft wrap-anywhere">{lead}</p>}
    </div>
  );
}
