import { contact } from '@/content/contact';
import { words } from '@/content/words';
import type { Subject } from './keywords';

const { brand, legalName } = contact;

/** A reply that can be pressed; it is sent as it reads. `to` is what it is about. */
export interface QuickWords {
  text: string;
  to: Subject;
}

/** The words around a conversation. */
export const chat = words({
  /** The button: without JavaScript it is a link to the contact page, and the name holds there too. */
  open: 'Ask a question',
  /** Without the internet a number can still be dialled; it follows. */
  offline: 'You are offline. Ask again once you are connected, or call us:',
  title: `${brand} Assistant`,
  line: 'Building Materials Specialist',
  foot: `Powered by ${brand} Building Materials Expert`,
  close: 'Close the assistant',
  clear: 'Clear the conversation',
  log: 'Conversation',
  input: 'Your message',
  placeholder: 'Ask about products, services, or locations...',
  send: 'Send',
  typing: 'The assistant is typing',
  /** Spoken before a message. */
  from: { user: 'You', bot: 'Assistant' },
  replies: 'Suggested replies',
  opensBeside: 'opens in a new tab',
  welcome: {
    text: `Welcome to ${legalName}. Ask about products, services or locations, or choose a subject below.`,
    quick: [
      { text: 'Products & Brands', to: 'products' },
      { text: 'Contact Info', to: 'contact' },
      { text: 'Services', to: 'services' },
      { text: 'Locations', to: 'locations' },
    ] satisfies readonly QuickWords[] as readonly QuickWords[],
  },
});
