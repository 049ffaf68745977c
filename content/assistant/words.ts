import { contact } from '@/content/contact';
import { words } from '@/content/words';
import { companyInArabic } from '@/content/company.ar';
import { quickInArabic, type QuickWords } from './quick-words';

const { brand, legalName } = contact;

/** The words around a conversation. */
export const chat = words(
  {
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
  },
  {
    ar: {
      open: 'اطرحوا سؤالًا',
      offline: 'لا اتصال بالإنترنت. اسألوا مجددًا عند عودة الاتصال، أو اتصلوا بنا:',
      title: `مساعد ${companyInArabic.brand}`,
      line: 'للأسئلة عن مواد البناء',
      foot: `مساعد مواد البناء من ${companyInArabic.name}`,
      close: 'إغلاق المساعد',
      clear: 'مسح المحادثة',
      log: 'المحادثة',
      input: 'رسالتكم',
      placeholder: 'اسألوا عن المنتجات أو الخدمات أو المواقع…',
      send: 'إرسال',
      typing: 'المساعد يكتب',
      from: { user: 'أنتم', bot: 'المساعد' },
      replies: 'ردود مقترحة',
      opensBeside: 'يُفتح في تبويب جديد',
      welcome: {
        text: `أهلًا بكم في ${companyInArabic.name}. اسألوا عن المنتجات أو الخدمات أو المواقع، أو اختاروا موضوعًا من الأسفل.`,
        quick: [
          quickInArabic.products,
          quickInArabic.contact,
          quickInArabic.services,
          quickInArabic.locations,
        ],
      },
    },
  },
);
