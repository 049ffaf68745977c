import type { ProfileId } from '@/content/catalogue/textures';
import { company } from '@/content/company';

const { brand, legalName, email, since, foundedIn, country } = company;

/** The English words of the roofing catalogue. */
export const catalogueInEnglish = {
  title: `${brand} roofing catalogue`,
  footer: `${brand} roofing catalogue`,
  cover: {
    lead: '54 clay roof tiles in ten profiles, with the components that complete the roof.',
    ends: [`${foundedIn}, ${country.name}`, `Since ${since.month} ${since.year}`],
  },
  contents: {
    lead: 'Tiles by manufacturer and colour, roofing components, the dry-fix system, and how to measure and order.',
    note: 'All pictures in this catalogue are computer renderings.',
  },
  /** A figure that is approximate. */
  about: 'about {value}',
  use: {
    lead: 'Each manufacturer has one page of information and one or more pages of colours. Every colour is shown laid and as a single tile.',
    rows: [
      ['Laid', 'The large picture: a laid roof in sunlight. Judge the colour here.'],
      [
        'Single tile',
        'The small picture: one tile, and another turned over. A blend is shown in one of its colours.',
      ],
      ['Swatches', 'Four indicative colours of a tile or a blend: clay varies from tile to tile.'],
      ['Family', 'The colour family of the tile in the gallery on our website.'],
      [
        'Figures',
        'With their source where the manufacturer publishes them. Pieces per m² with “about” are computed from our profile drawings and are indicative. All others are on request.',
      ],
    ],
    note: 'Pictures are computer renderings. Colours shown are indicative; ask for the current colour card.',
  },
  terms: {
    lead: 'Seven terms used in drawings and quotations.',
    rows: [
      ['Ridge', 'The line at the top, where two slopes meet.'],
      ['Hip', 'The sloping edge where two slopes meet and water runs off to both sides.'],
      ['Valley', 'The sloping line where two slopes meet and water runs in from both sides.'],
      ['Eaves', 'The lower edge of a slope, where the first course of tiles lies.'],
      [
        'Batten',
        'The timber across the slope that carries a course of tiles. Counter battens run below it from eaves to ridge.',
      ],
      ['Gauge', 'The distance from batten to batten: the visible length of a tile.'],
      ['Profile', 'The shape of a tile seen from its end: an S, two waves or flat.'],
    ],
  },
  profiles: {
    lead: 'Ten tile shapes, from S-shaped to flat.',
    note: 'Try every profile on a villa in the roof tile simulator on our website.',
    /** What it looks like, and who manufactures it. */
    row: '{look} {manufacturers}.',
    looks: {
      portoghese: 'S-shaped: roll and pan in one piece.',
      marsigliese: 'Flat, interlocking, with two shallow troughs.',
      duna: 'Two shallow waves per tile.',
      meridional: 'Klinker: a high roll beside a broad pan.',
      virtus: 'Klinker, nearly flat, with a low rib.',
      curva: 'Barrel tiles: covers laid over pans.',
      lusa: 'S-shaped, with the look of a traditional roof.',
      plana: 'Flat, laid with broken joints.',
      roman: 'Half-round rolls between flat pans.',
      wave: 'One broad wave.',
    } satisfies Record<ProfileId, string>,
  },
  suppliers: {
    head: ['Manufacturer', 'Country', 'Profiles', 'Colours', 'Pieces per m²'],
    figure: '{value} ({note})',
    source: '({note}) {source}',
  },
  families: {
    lead: '54 tiles in 13 families. Find the colour, then turn to its manufacturer.',
    tile: '{title} ({supplier})',
    note: 'Colours shown are indicative; ask for the current colour card.',
  },
  manufacturer: {
    country: 'Country',
    pieces: 'Pieces per m²',
    figure: '{profile}: {value} ({source})',
    drawn: '{profile}: {pieces}',
    indicative: '{pieces}. Those with “about” are indicative.',
  },
  colours: {
    family: 'Family: {family}',
    leads: {
      'bmi-portoghese': 'The S-shaped tile, in four colours.',
      'bmi-marsigliese': 'Flat and interlocking, with two shallow troughs. Four colours.',
      duna: 'Two shallow waves per tile. Three colours.',
      meridional: 'Klinker with a high roll and a broad pan. Three colours, including white.',
      'virtus-collado': 'One nearly flat, one barrel-shaped.',
      lusa: 'S-shaped, 12 pieces per m² (BMI Portugal). Four colours.',
      plana: 'Flat. Three colours, and four more shown on the Modern villa of the simulator.',
      braas: 'Half-round rolls between flat pans. Five colours; try them in the roof tile simulator.',
      yamama: 'Four products, two of them shown as blends. Product codes are the manufacturer’s.',
      cejatel: 'Four strong colours.',
      ceipo: 'Straw to brown, including an Antic and a flamed finish.',
    },
  },
  components: 'The eight parts that complete a clay tile roof.',
  fittings: {
    ridge: 'For ridges, ridge ends and hips.',
    edges: 'For gable edges, valleys and ventilation.',
    card: '{text} In our gallery: {colours}.',
    right: 'The same tile for the other edge: order left and right separately.',
    vent: 'Replaces one tile and lets air through a hooded opening.',
    manufacturers: {
      lead: 'Four manufacturers supply fittings with their tiles: ridge, end ridge, three-way, lateral and ventilation tiles.',
      text: 'Ridge tile and three-way ridge, in the two colours we show.',
      note: 'Order fittings together with your tiles, so that the colours match.',
    },
  },
  installing: {
    lead: 'Prepare the battens before you lay the first tile.',
    rows: [
      ['Battens', 'Run across the slope, one for each course of tiles.'],
      ['Gauge', 'Divide the slope evenly between eaves and ridge within the manufacturer’s limits.'],
      [
        'First batten',
        'Set higher by the thickness of a tile, so that the first course lies at the same pitch as the others.',
      ],
      [
        'Counter battens',
        'Fixed over the radiant barrier from eaves to ridge; they keep the tiles clear of the deck.',
      ],
      [
        'Minimum pitch',
        'Differs by profile and is set by the manufacturer. Ask us for the figure of your tile before you draw the roof.',
      ],
      [
        'Pieces per m²',
        '12 for LogicaLusa (BMI Portugal, bmigroup.com/pt). Indicative figures of the others are in the table of suppliers; we calculate quantities from your drawing.',
      ],
      ['Blends', 'Mix tiles from several packs as you lay them, for an even blend.'],
    ],
  },
  steps: {
    courses: 'From eaves to ridge, with the details that keep water out.',
    below: 'Below the tiles: the radiant barrier first, then the counter battens on it.',
    air: 'Air enters at the eaves and leaves at the ridge.',
  },
  section:
    'The build-up, cut from eaves to ridge. The radiant barrier reflects up to 97% of radiant heat (manufacturer’s figure).',
  measure: {
    lead: 'Length, width and pitch are enough for a first estimate.',
    steps: [
      'Measure the roof on the plan, including overhangs: length times width gives the plan area.',
      'Multiply the plan area by the factor for the roof pitch.',
      'Multiply by the pieces per m² of your tile, from the table of suppliers; check the manufacturer’s data sheet.',
      'Add an allowance for cutting: more for hips and valleys than for a plain gable.',
      'Measure ridges, hips, valleys and gable edges in metres to calculate the fittings.',
    ],
    head: ['Pitch', 'Factor', '100 m² on plan'],
    pitch: '{pitch}°',
    area: '{area} m² of roof',
  },
  /** The example that is reckoned. */
  worked: {
    plan: 'A plain gable roof, {length} by {width} m on plan: {area} m².',
    slope: 'At {pitch}°: {area} × {factor} = {slope} m² of roof.',
    tiles: {
      one: '{profile}, {perSquareMetre} pieces per m², plus {spare}% for cutting: {count} tile.',
      other: '{profile}, {perSquareMetre} pieces per m², plus {spare}% for cutting: {count} tiles.',
    },
  },
  care: {
    lead: 'Simple checks keep a clay tile roof in good condition.',
    rows: [
      [
        'Walking',
        'Step only where a tile rests on its batten, or use boards. Work only with fall protection.',
      ],
      [
        'A broken tile',
        'Lift the two tiles above, take the broken one out and slide a new one in. Keep some spare tiles: later deliveries may differ in colour.',
      ],
      ['Valleys and gutters', 'Keep them free of leaves and sand.'],
      [
        'Ridge and hip',
        'Dry-fix ridge caps are held by screws: tighten a loose one or replace a cracked one without mortar.',
      ],
      [
        'Chimney and walls',
        'Check the flashing around chimneys and walls and press it back into place where needed.',
      ],
      [
        'After a storm',
        'Look along the courses from the ground: a line that is no longer straight shows a displaced tile.',
      ],
    ],
  },
  ideas: {
    plates: [
      { title: 'Arcade villa', picture: 'portfolio/arcade-villa-dubai' },
      { title: 'Clubhouse', picture: 'portfolio/clubhouse-al-ain' },
      { title: 'Grey roof villa', picture: 'portfolio/grey-roof-villa-abu-dhabi' },
      { title: 'Primary school', picture: 'portfolio/primary-school-al-ain' },
      { title: 'Resort hotel', picture: 'portfolio/resort-hotel-dubai' },
      { title: 'Villa compound', picture: 'portfolio/villa-compound-sharjah' },
      { title: 'Garden majlis', picture: 'portfolio/garden-majlis-al-ain' },
      { title: 'Townhouse row', picture: 'portfolio/townhouse-row-dubai' },
    ],
    note: 'All pictures are computer renderings.',
  },
  order: {
    lead: 'Four steps to your roof.',
    rows: [
      [
        'Choose',
        'Select a manufacturer, a profile and a colour. See them on a villa in the roof tile simulator.',
      ],
      [
        'See it',
        'Visit our showroom and look at the tiles in daylight. Bring a drawing, a photograph or an old tile to match.',
      ],
      [
        'Ask',
        `Send the roof plan or its dimensions to ${email}, and we will reply with tiles, fittings and quantities. The estimate is free.`,
      ],
      ['Order', 'Order tiles and fittings together, with some spare tiles.'],
    ],
    note: 'Every colour has its own page on our website, with specification, product sheet and pictures: search there for its name. You can add colours and parts to an enquiry list and send it with one form.',
  },
  contact: {
    lead: 'Visit our showroom with a drawing, a photograph or an old tile to match.',
    head: ['Place', 'Address', 'Phone'],
    legal: `${legalName}. All pictures in this catalogue are computer renderings made by our own studio. None is a photograph.`,
  },
} as const;
