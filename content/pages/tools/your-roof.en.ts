import { contactForm } from '@/content/forms/contact';
import type { PictureId } from '@/content/pictures/library';

const { fields, wayBack, sending, purpose } = contactForm.en;

/** /your-roof: the visitor's own photograph in the tiles of the catalogue, on his own device. */
export const yourRoofPageInEnglish = {
  title: 'Your own roof',
  lead: 'Open a photo of your house and see its roof in any of our tiles. The photo stays on your device unless you send it to us.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'portfolio/pool-villa-dubai' satisfies PictureId as PictureId,
  go: 'Choose a photo of your house',
  /** On the pages that lead here. */
  open: 'See it on your own roof',
  band: {
    title: 'See your own roof in our tiles',
    text: 'Open a photo of your house, mark the roof and try every tile on it. The photo stays on your device unless you send it to us.',
  },
  next: {
    title: 'Decide on a sample, not on a screen',
    text: 'Put up to 5 tiles on your enquiry list and tell us where to send the samples. The estimate is free.',
    ask: 'Get your free estimate',
    tiles: 'Roof tiles by country',
    quantities: 'Work out quantities',
  },
  tool: {
    title: 'Your photo, our tiles',
    intro: 'Mark the corners of the roof, choose a tile, keep the picture. It takes a minute or two.',
    noScript:
      'This page works on the photo in your browser, for which it needs JavaScript, and that is switched off. See our tiles on ready villas instead, or email us the photo:',
    noScriptVillas: 'Tiles on ready villas',
    zone: {
      choose: 'Choose a photo',
      camera: 'Take a photo',
      drop: 'Or drop a photo here, or paste one.',
      dragged: 'Drop the photo to open it',
      guidance: 'At least 640 pixels on the longer side. JPEG, PNG, WebP or AVIF.',
      privacy:
        'The photo is opened in your browser and not uploaded. It stays on your device unless you send it to us.',
    },
    sample: 'Try it on a sample house',
    sampleFailed: 'The sample house could not be loaded. Look at your connection and try again.',
    tips: {
      title: 'A photo that works',
      items: [
        'The whole front, from across the street.',
        'By day, with the sun behind you.',
        'A dry roof that fills a good part of the picture.',
      ],
      about: 'The picture is an illustration. Colours on a screen are indicative: a sample decides.',
    },
    opening: 'Opening the photo',
    failed: 'The photo cannot be used',
    faults: {
      notImage: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF file.',
      empty: 'The file is empty. Choose the photo again.',
      heic: 'HEIC photos cannot be read here. Save the photo as JPEG, or set the camera to “Most Compatible”.',
      animated: 'Animated pictures cannot be used. Choose a still photo.',
      huge: 'The photo is larger than 80 megapixels. Save a smaller copy, for example 4000 pixels wide.',
      small:
        'The photo is smaller than 640 pixels on its longer side, too few to mark a roof. Choose the original from the camera.',
      unreadable:
        'The file is damaged, or this browser cannot read it. Save the photo as JPEG and choose it again.',
      blind:
        'Your browser does not let pages read the pixels of a photo, so the roof cannot be coloured here. Try another browser.',
      notLoaded: 'The tool could not be loaded. Look at your connection and choose the photo again.',
    },
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
      chosen: 'Chosen: corner {corner} of side {number}',
      snapped: 'The corners moved to the edges of the roof, by up to {pixels} pixels. Undo takes it back.',
      exact: 'The corners are on the edges of the roof.',
      most: 'Six sides are the most. Remove one to mark another.',
      none: 'Mark at least one side of the roof to go on.',
    },
    before: {
      title: 'What is in front of the roof',
      text: 'Shown in green is what will be coloured. Trees, chimneys and wires in front of the roof are left out as far as they were found. Put the rest right with the brush.',
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
      sample: 'Order a sample',
      sampleText: 'The tile goes on your enquiry list. Choose “Samples” there.',
      quantities: 'Work out quantities of this tile',
      caption: 'Illustration made from a photo. Colours are indicative: a sample decides.',
      shareTitle: 'My roof in {tile}',
      file: 'my-roof-{tile}',
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
    send: {
      open: 'Send it to us',
      title: 'Send an enquiry with this picture',
      lead: 'Tell us what you plan. The picture goes along only if you agree below.',
      fields: {
        name: fields.name.label,
        email: fields.email.label,
        phone: fields.phone.label,
        message: fields.message.label,
      },
      message: 'Please advise on tiles for the roof in the picture.',
      wayBack,
      consent: 'Attach the picture to this enquiry',
      consentNote:
        'A smaller copy is made on your device ({size} KB), without place, time or camera data. It is stored with the enquiry and emailed to our team. Without your tick no picture is sent.',
      consentWhole:
        'The picture is sent as it is ({size} KB). Our server keeps a smaller copy without place, time or camera data, which is stored with the enquiry and emailed to our team. Without your tick no picture is sent.',
      copying: 'The copy is being made.',
      notCopied: 'No copy could be made of this picture. Your message can still be sent, without it.',
      submit: 'Send with the picture',
      submitWithout: 'Send without the picture',
      sending,
      purpose,
      done: {
        title: 'We have received your enquiry',
        text: 'Thank you. Our team will reply by email or phone.',
        next: 'In the meantime:',
        link: 'View our products',
        again: 'Send another message',
      },
      log: { sent: 'Own roof enquiry sent', failed: 'Own roof enquiry not sent' },
    },
  },
} as const;
