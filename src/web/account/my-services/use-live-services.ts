import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingView } from './booking-view.ts';

const PAUSE = 30_000;

/**
 * Keeps the page true: looks again when the tab gets the focus, and every half minute while something is about to change: a
 * technician on the way or at work, a refund under way. Nothing is asked for while a dialog is open or nobody looks.
 */
export function useLiveServices(bookings: BookingView[]): void {
  const { revalidate, state } = useRevalidator();
  const idle = useRef(true);
  useEffect(() => {
    idle.current = state === 'idle';
  }, [state]);
  const moving = bookings.some(
    ({ next, paymentStatus }) =>
      paymentStatus === 'refund pending' ||
      next?.code !== undefined ||
      next?.state === 'on-the-way' ||
      next?.state === 'started',
  );

  useEffect(() => {
    const look = () => {
      if (
        document.visibilityState === 'visible' &&
        navigator.onLine &&
        idle.current &&
        !document.querySelector('dialog[open]')
      )
        void revalidate();
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    const timer = moving ? setInterval(look, PAUSE) : undefined;
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [moving, revalidate]);
}
