import type { InLang } from '@/content/words';
import type { Subject } from './keywords';

/** A reply that can be pressed; it is sent as it reads. `to` is what it is about. */
export interface QuickWords {
  text: string;
  to: Subject;
}

/** Replies that can be pressed below an answer. */
export const quickInEnglish = {
  price: { text: 'Prices and quotes', to: 'price' },
  samples: { text: 'Samples', to: 'samples' },
  products: { text: 'Products & Brands', to: 'products' },
  brands: { text: 'All brands', to: 'brands' },
  contact: { text: 'Contact Info', to: 'contact' },
  locations: { text: 'Locations', to: 'locations' },
  services: { text: 'Services', to: 'services' },
  volumes: { text: 'Sales volumes', to: 'volumes' },
  app: { text: 'Mobile app', to: 'app' },
  hours: { text: 'Opening hours', to: 'hours' },
  delivery: { text: 'Delivery and export', to: 'delivery' },
  quantity: { text: 'How many tiles?', to: 'quantity' },
  simulator: { text: 'Roof tile simulator', to: 'simulator' },
  warranty: { text: 'Warranty', to: 'warranty' },
} as const satisfies Record<string, QuickWords>;

/** The same in Arabic. */
export const quickInArabic = {
  price: { text: 'الأسعار وعروض السعر' },
  samples: { text: 'العيّنات' },
  products: { text: 'المنتجات والعلامات التجارية' },
  brands: { text: 'جميع العلامات التجارية' },
  contact: { text: 'بيانات التواصل' },
  locations: { text: 'مواقعنا' },
  services: { text: 'الخدمات' },
  volumes: { text: 'حجم المبيعات' },
  app: { text: 'تطبيق الهاتف' },
  hours: { text: 'ساعات الدوام' },
  delivery: { text: 'التوصيل والتصدير' },
  quantity: { text: 'كم قرميدة أحتاج؟' },
  simulator: { text: 'محاكي القرميد' },
  warranty: { text: 'الضمان' },
} satisfies InLang<typeof quickInEnglish, never>;
