import { RotateCw } from 'lucide-react';
import { buttonLook } from '../components/button.tsx';
import { Horizon } from '../components/horizon.tsx';

/** A page that cannot be had for now: why, and Retry, a link to wherever the visitor is, so that it works before and without scripts. */
export const Clouded = ({ title, text, retry }: { title: string; text: string; retry: string }) => (
  <>
    <Horizon clouded className="mb-4 w-48" />
    <h1 className="text-title font-bold">{title}</h1>
    <p className="max-w-md text-lg text-balance text-soft">{text}</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is wherever the visitor is */}
    <a href="" className={`${buttonLook({ size: 'large' })} mt-5`}>
      <RotateCw aria-hidden className="size-4.5" />
      {retry}
    </a>
  </>
);
