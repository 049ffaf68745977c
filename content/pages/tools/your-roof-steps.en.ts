/** The steps of /your-roof in English. */
export const yourRoofStepsInEnglish = {
  villas: 'Try tiles on a ready villa',
  steps: {
    label: 'Steps',
    photo: 'Photo',
    corners: 'Corners',
    before: 'In front',
    tile: 'Tile',
    keep: 'Keep',
    next: 'Next: {step}',
  },
  undo: 'Undo',
  redo: 'Redo',
  photo: {
    title: 'Your photo',
    text: 'It is kept on this device, with all you mark, until you start over.',
    stays: 'The photo that is open stays as it is, with all you marked on it.',
    notKept:
      'This browser keeps nothing on this device, so what you mark is lost when you reload the page. Save the picture before you leave.',
    other: 'Choose another photo',
    startOver: 'Start over',
    startOverNote: 'Removes the photo and everything you marked from this device.',
  },
  corners: {
    title: 'Mark the corners',
    text: 'Touch each corner of one side of the roof in turn, beginning with the two at the gutter. Touch the first corner again to close the side. A touch held down shows a magnifier.',
    canvas: 'Your photo with the marked roof',
    /** Read out and shown while a side is being marked. */
    drawing: {
      one: 'One corner set. Set at least three.',
      other: '{count} corners set. Touch the first one to close the side.',
    },
    close: 'Close this side',
    template: 'Add an outline of four corners',
    templateNote: 'Then move its corners. By keyboard: arrows move a corner 1 pixel, with Shift 10.',
    side: 'Side {number}',
    corner: 'Side {number}, corner {corner} of {count}, at {x}% and {y}%',
    count: { one: 'One corner', other: '{count} corners' },
    remove: 'Remove',
    removeAbout: 'side {number}',
    addCorner: 'Add a corner',
    removeCorner: 'Remove this corner',
    /** Beside it, where a side has no more than that. */
    least: 'A side has at least three corners.',
    chosen: 'Chosen: corner {corner} of side {number}',
    snapped: 'The corners moved to the edges of the roof, by up to {pixels}\u00a0pixels. Undo takes it back.',
    exact: 'The corners are on the edges of the roof.',
    most: 'Six sides are the most. Remove one to mark another.',
    none: 'Mark at least one side of the roof to go on.',
    /** Beside the way on, where another side is closed already. */
    begun: 'The side you began does not count yet. Close it, or take its corners back with Undo.',
  },
  before: {
    title: 'What is in front of the roof',
    text: 'Shown in green is what will be coloured. Trees, chimneys and wires in front of the roof are left out as far as they were found. Put the rest right with the brush: “This is roof” also adds roof beyond your corners.',
    canvas: 'Your photo with the part that will be coloured',
    finding: 'Looking for trees and chimneys',
    found: 'About {percent}% of the marked roof is left out.',
    nothing: 'Nothing was found in front of the roof.',
    search: 'Leave out trees, chimneys and wires',
    brush: 'Brush',
    out: 'Leave out',
    roof: 'This is roof',
    size: 'Size of the brush',
    sizes: { small: 'Small', middle: 'Medium', large: 'Large' },
    cursor: 'Brush at {x}% and {y}%. Arrows move it, Enter paints.',
  },
  tile: {
    title: 'Choose a tile',
    manufacturer: 'Manufacturer',
    family: 'Colour',
    all: 'All',
    count: { one: '{count} tile', other: '{count} tiles' },
    tiles: 'Tiles',
    joint: 'Move between before and after',
    before: 'Before',
    after: 'After',
    pinned: 'First tile',
    pin: 'Compare with this tile',
    unpin: 'Compare with the photo',
    canvas: 'Your house with {tile}',
    working: 'Colouring the roof',
  },
  keep: {
    title: 'Keep the picture',
    text: 'The picture is made on your device. It carries a caption and no data of your camera.',
    save: 'Save the picture',
    saving: 'Making the picture',
    share: 'Share the picture',
    notSaved: 'The picture could not be made. Try again.',
    sample: 'Request a sample',
    sampleText: 'The tile goes on your enquiry list. Choose “Samples” there.',
    quantities: 'Work out quantities of this tile',
    caption: 'Illustration made from a photo. Colours are indicative: a sample decides.',
    shareTitle: 'My roof in {tile}',
  },
  reasons: {
    small:
      'The marked roof is under 2% of the picture, too little to judge a tile by. Go nearer, or crop the photo to the house.',
    night: 'The photo is too dark to show a colour truly. Take another one by day.',
    glare:
      'Much of the roof is burnt out by glare or wet, so no colour can be shown truly. Take another photo when it is dry, with the sun behind you.',
    above:
      'The roof is seen from above or from very near. The colour is true, but a view from the street tells more.',
    hidden:
      'More than a third of the marked roof is left out. Put it right with the brush if that is too much.',
    alike:
      'Roof and surroundings have nearly one colour, so the edge follows your corners alone. Set them with care.',
    estimate:
      'This tile is far darker or lighter than the roof in the photo, so the picture is an estimate. A sample decides.',
  },
  refusedTitle: 'This photo does not show the roof well enough',
  /** Where the browser ended the work, whatever the photo shows. */
  broken: {
    title: 'The work on this photo has stopped',
    text: 'Your browser ended it. Please reload the page. If that does not help, choose the photo again in the first step.',
  },
} as const;
