interface Section {
  title: string;
  /** Its first page stands for it, the others below that one in the bookmarks. */
  nested?: true;
  pages: readonly string[];
}

/** The forty pages of the roofing catalogue by section: contents, bookmarks and the pictures of its pages read them. */
export const SECTIONS: readonly Section[] = [
  { title: 'Roofing catalogue', pages: ['Roofing catalogue', 'Contents'] },
  {
    title: 'Before you choose',
    pages: [
      'Who we are',
      'How to read it',
      'Words of the roof',
      'Ten profiles',
      'Makers side by side',
      'By colour',
    ],
  },
  { title: 'BMI Italy', nested: true, pages: ['BMI Italy', 'Portoghese by BMI', 'Marsigliese by BMI'] },
  {
    title: 'BMI Cobert Spain',
    nested: true,
    pages: ['BMI Cobert Spain', 'Duna', 'Klinker Meridional', 'Virtus and Collado'],
  },
  { title: 'Cobert Portugal', nested: true, pages: ['Cobert Portugal', 'LogicaLusa', 'LogicaPlana'] },
  { title: 'Braas Italy', pages: ['Braas Doppia Romana'] },
  {
    title: 'Yamama Saudi Arabia',
    nested: true,
    pages: ['Yamama Saudi Arabia', 'Marsigliese by Yamama', 'Portoghese by Yamama'],
  },
  { title: 'Cejatel Brazil', nested: true, pages: ['Cejatel Brazil', 'Wave'] },
  { title: 'Ceipo Italy', nested: true, pages: ['Ceipo Italy', 'Natural'] },
  {
    title: 'Roofing components',
    nested: true,
    pages: ['Roofing components', 'Ridge and its ends', 'Edges, valley, air', 'Fittings by maker'],
  },
  {
    title: 'Laying the roof',
    nested: true,
    pages: [
      'Laying the roof',
      'Courses and flashings',
      'CoolRoof, laid dry',
      'Foil and battens',
      'Eaves and ridge',
    ],
  },
  {
    title: 'From plan to roof',
    pages: ['Measure a roof', 'Care', 'Projects', 'How to order', 'Where we are'],
  },
];

/** Pages of the catalogue. */
export const CATALOGUE_LENGTH = 40;

/** Headings in the order of the pages. */
export const CATALOGUE_HEADINGS: readonly string[] = SECTIONS.flatMap(({ pages }) => pages);
