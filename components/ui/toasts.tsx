'use client';

import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { TOAST } from '@/content/toast';

/** Short messages at the top; only pages that say something there load this. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={TOAST.stays}
      draggable
      draggablePercent={TOAST.drag}
      className="toasts"
    />
  );
}
