import { words } from '@/content/words';

/** /expirence-now, the public page of a design, and the look into it before signing in. */
export const simulatorPage = words({
  title: 'Roof Tiles Simulator',
  breadcrumbs: 'Breadcrumbs',
  /** Follows the number of a model where one is named in a file. */
  models: {
    model_1: { name: 'Arcade villa', text: 'Two storeys, hipped roofs, arches' },
    model_2: { name: 'Courtyard villa', text: 'Gables and a square tower' },
    model_3: { name: 'Modern villa', text: 'Low pitch, flat tiles' },
  },
  /** A range as the list of suppliers has it. */
  supplier: '{manufacturer} ({country})',
  steps: {
    model: { title: 'Villa model', short: 'Villa' },
    supplier: { title: 'Supplier', short: 'Supplier' },
    option: { title: 'Roof texture', short: 'Roof' },
    wall: { title: 'Wall colour', short: 'Wall' },
    stone: { title: 'Stone walls', short: 'Stone' },
  },
  tool: {
    label: 'Simulator',
    steps: 'Steps',
    /** Title, manufacturer and wall of a design in one line. */
    caption: '{model}. Roof: {option}, {supplier}. Wall: {wall}. Stone walls: {stone}.',
    shown: 'Shown now: {text}',
    loading: 'Loading the picture.',
    offline: 'You are offline. Pictures that have loaded stay; the rest will load when you are online again.',
    failed: 'This part of the picture could not be loaded.',
    retry: 'Try again',
    mended: 'This link named an option we do not offer. We have replaced it with an available one.',
    reset: 'Choosing another villa resets the roof tile, wall colour and supplier.',
    undo: 'Undo',
    redo: 'Redo',
    tools: 'This design',
    closeUp: 'See this tile close up',
    closeUpTitle: '{option} by {supplier}, laid',
    close: 'Close',
    nominal: 'Nominal colour',
    lit: 'In the light of the picture',
    count: { one: '{count} texture by {supplier}', other: '{count} textures by {supplier}' },
    note: 'Colours on screen are indicative. Ask for a sample before you choose.',
  },
  compare: {
    keep: 'Keep and compare',
    stop: 'Stop comparing',
    label: 'Compare: share of the kept design, in percent',
    kept: 'Kept',
    now: 'Now',
  },
  capture: {
    save: 'Save picture',
    saving: 'Preparing the picture',
    failed: 'The picture could not be saved. Check your connection and try again.',
    /** Caption strip of a saved picture, in two lines. */
    strip: ['{model} · {supplier} · {option}', 'Wall {wall} · Stone walls: {stone}'],
    note: 'Computer rendering. Colours are indicative.',
  },
  share: {
    button: 'Share',
    title: 'Roof design: {option}',
    text: '{model} with {option} by {supplier}.',
    copied: 'The link to this design was copied.',
    link: 'Link to this design',
  },
  saved: {
    title: 'Saved designs',
    save: 'Save design',
    done: 'The design was saved.',
    removed: 'The design was removed.',
    full: 'You have saved 20 designs. Remove one before you save another.',
    fullDevice: 'You have saved 4 designs on this device. Sign in to keep up to 20.',
    device: 'Saved on this device only, not yet in your account.',
    failed: 'The design could not be saved to your account. It is saved on this device.',
    notRemoved: 'The design could not be removed. Try again.',
    notRead: 'Your saved designs could not be loaded. Reload the page.',
    none: 'Save up to 20 designs and open them on any device you sign in on.',
    open: 'Open',
    remove: 'Remove',
    there: 'Saved',
  },
  advice: {
    title: 'Bring the picture',
    text: 'Save the picture and contact us. It names the villa, the supplier, the tile and the wall colour.',
    contact: 'Contact us',
    /** Follows the link, read out. */
    about: 'about this design',
    note: 'We attach the design to your message and add the tile to your enquiry list.',
    list: 'Enquiry list',
  },
  without: {
    title: 'The tiles in the simulator',
    text: 'Turn on JavaScript to choose tiles. Here is the first villa, with a list of every tile the simulator offers.',
  },
  look: {
    title: 'What the simulator shows',
    lead: 'Every roof and wall is rendered from real tile shapes in the light of the scene. Look at three designs, then sign in to make your own.',
    label: 'Designs',
    open: 'Open this design',
  },
  design: {
    title: 'A roof design',
    /** In tabs and shared links. */
    meta: '{option} on the {model}',
    description:
      '{option} by {supplier} on the {model}, with walls in {wall}. A design of the roof tile simulator.',
    mended: 'Part of this design is no longer offered. We show the nearest option instead.',
    change: 'Change this design',
    signIn: 'Sign in to change this design. You will come back to it.',
    keep: 'Keep on this device',
    ask: 'Ask about this design',
    sheet: 'The design',
    rows: { model: 'Villa', supplier: 'Supplier', option: 'Tile', wall: 'Wall', stone: 'Stone walls' },
    note: 'Computer rendering. Colours are indicative. Ask for a sample before you choose.',
    alt: '{model} under {option} by {supplier}, walls in {wall}',
  },
});

export type SimulatorWords = (typeof simulatorPage)['en'];
