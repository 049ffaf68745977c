import {
  Boxes,
  Calculator,
  CircleHelp,
  ClipboardList,
  Clock,
  Factory,
  House,
  MapPin,
  Phone,
  ShieldCheck,
  Smartphone,
  SwatchBook,
  Truck,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { QuickReply, ReplyIcon } from '@/lib/assistant/message';

/** The sign of each subject. */
const SIGNS: Record<ReplyIcon, LucideIcon> = {
  products: Boxes,
  brands: Factory,
  contact: Phone,
  locations: MapPin,
  services: Wrench,
  volumes: Warehouse,
  app: Smartphone,
  price: ClipboardList,
  warranty: ShieldCheck,
  samples: SwatchBook,
  delivery: Truck,
  quantity: Calculator,
  simulator: House,
  hours: Clock,
  greeting: CircleHelp,
};

interface Props {
  replies: readonly QuickReply[];
  label: string;
  onReply: (text: string) => void;
}

/** Replies to press instead of writing. */
export function QuickReplies({ replies, label, onReply }: Props) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 px-4 pt-1 pb-4">
      {replies.map(({ text, icon }) => {
        const Sign = SIGNS[icon] ?? CircleHelp;
        return (
          <li key={text}>
            <button
              type="button"
              onClick={() => onReply(text)}
              className="t-note inline-flex min-h-tap items-center gap-2 rounded border border-joint bg-plaster px-3 hover:border-bitumen hover:bg-bitumen hover:text-limewash"
            >
              <Sign aria-hidden className="size-4" />
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
