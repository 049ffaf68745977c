import { X } from 'lucide-react';

export const DismissButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    className="grid size-tap shrink-0 place-items-center"
    onClick={onClick}
  >
    <X aria-hidden className="size-5" />
  </button>
);
