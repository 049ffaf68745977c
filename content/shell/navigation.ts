import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import type { RouteKey } from '@/content/routes';
import { words } from '@/content/words';

interface Leaf {
  label: string;
  to: RouteKey;
}

export interface SubItem extends Leaf {
  /** One fact under the name in the large menu. */
  fact?: string;
  /** Not open yet: the fact stands beside the name wherever there is no large menu. */
  isSoon?: true;
  picture: PictureId;
}

export interface NavItem extends Leaf {
  children?: readonly SubItem[];
}

/** The main menu, in the order of the specification. */
export const navigation: Readonly<Record<Lang, readonly NavItem[]>> = words(
  [
    { label: 'Home', to: 'home' },
    { label: 'Project', to: 'project' },
    {
      label: 'Product',
      to: 'product',
      children: [
        {
          label: 'Roof Tiles',
          to: 'roofTiles',
          fact: 'Clay, from S-shaped to flat',
          picture: 'category/roof-tiles',
        },
        {
          label: 'Solar Water',
          to: 'solarWater',
          fact: 'Natural and forced circulation',
          picture: 'news/solar-target',
        },
        {
          label: 'Bricks',
          to: 'bricks',
          fact: 'Facing, paving, slips',
          picture: 'family/bricks',
        },
        {
          label: 'Roofing Components',
          to: 'components',
          fact: 'Ridge, valley, dry-fix',
          picture: 'category/roofing-components',
        },
      ],
    },
    {
      label: 'Services',
      to: 'services',
      children: [
        { label: 'Roof Tiles Simulator', to: 'roofSimulator', picture: 'tool/roof-simulator' },
        { label: 'Solar Water Heater Calculator', to: 'hotWater', picture: 'news/hot-water-calculator' },
        {
          label: 'Bricks Simulator',
          to: 'bricksSimulator',
          fact: 'Coming Soon',
          isSoon: true,
          picture: 'tool/bricks-simulator',
        },
        { label: 'Roof Tiles Dry Fix Installation', to: 'dryFixInMenu', picture: 'tool/dry-fix' },
        // Beyond the specification, so after its entries.
        {
          label: 'Roof Tile Calculator',
          to: 'tileCalculator',
          fact: 'From roof to parts list',
          picture: 'category/roof-tiles',
        },
        {
          label: 'Your Own Roof',
          to: 'yourRoof',
          fact: 'Your photo in our tiles',
          picture: 'portfolio/farmhouse-al-ain',
        },
      ],
    },
    { label: 'About Us', to: 'about' },
    { label: 'News', to: 'news' },
    { label: 'Contact Us', to: 'contact' },
  ],
  {
    ar: [
      { label: 'الرئيسية' },
      { label: 'المشاريع' },
      {
        label: 'المنتجات',
        children: [
          {
            label: 'القرميد',
            fact: 'فخاري، من شكل حرف S إلى المستوي',
          },
          { label: 'السخانات الشمسية', fact: 'تدوير طبيعي وقسري' },
          { label: 'الطوب', fact: 'واجهات وأرضيات وشرائح' },
          { label: 'مكوّنات السقف', fact: 'القمة والوادي والتثبيت الجاف' },
        ],
      },
      {
        label: 'الخدمات',
        children: [
          { label: 'محاكي القرميد' },
          { label: 'حاسبة السخان الشمسي' },
          { label: 'محاكي الطوب', fact: 'قريبًا' },
          { label: 'التثبيت الجاف للقرميد' },
          { label: 'حاسبة القرميد', fact: 'من السقف إلى قائمة القطع' },
          { label: 'سقف منزلكم', fact: 'صورتكم بقرميدنا' },
        ],
      },
      { label: 'من نحن' },
      { label: 'الأخبار' },
      { label: 'تواصل معنا' },
    ],
  },
);
