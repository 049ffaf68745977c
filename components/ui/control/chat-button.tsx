import { MessageCircle } from 'lucide-react';
import { ButtonAnchor } from './button';

/** Opens a chat in a window of its own, with what its address brings along. */
export function ChatButton({ href, children }: { href: string; children: string }) {
  return (
    <ButtonAnchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      look="outline"
      sign={<MessageCircle aria-hidden className="size-5" />}
    >
      {children}
    </ButtonAnchor>
  );
}
