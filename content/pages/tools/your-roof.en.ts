import { contactForm } from '@/content/forms/contact';
import type { PictureId } from '@/content/pictures/library';

const { fields, wayBack, sending, purpose } = contactForm.en;

/** /your-roof: the visitor's own photograph in the tiles of the catalogue, on his own device. */
export const yourRoofPageInEnglish = {
  title: 'Your own roof',
  lead: 'Open a photo of your house and see its roof in any of our tiles. The photo stays on your device unless you send it to us.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'tool/own-roof' satisfies PictureId as PictureId,
  go: 'Choose a photo of your house',
  /** On the pages that lead here. */
  open: 'See it on your own roof',
  band: {
    title: 'See your own roof in our tiles',
    text: 'Open a photo of your house, mark the roof and try every tile on it. The photo stays on your device unless you send it to us.',
  },
  next: {
    title: 'Ask for samples before you order',
    text: 'Put up to 5 tiles on your enquiry list and tell us where to send the samples.',
    ask: 'Choose tiles',
    list: 'Open the enquiry list',
  },
  tool: {
    title: 'Your photo, our tiles',
    intro: 'Mark the corners of the roof, choose a tile, keep the picture.',
    noScript:
      'This page works on the photo in your browser, for which it needs JavaScript, and that is switched off. See our tiles on ready villas instead, or email us the photo:',
    noScriptVillas: 'Tiles on ready villas',
    zone: {
      choose: 'Choose a photo',
      camera: 'Take a photo',
      drop: 'Or drop a photo here, or paste one.',
      dragged: 'Drop the photo to open it',
      guidance: 'At least 640\u00a0pixels on the longer side. JPEG, PNG, WebP or AVIF.',
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
      about:
        'The picture above is an illustration: our sample house as it is and, on the right, as this tool shows it in dark grey. Colours on a screen are indicative: ask for a sample.',
    },
    opening: 'Opening the photo',
    failed: 'The photo cannot be used',
    faults: {
      notImage: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF file.',
      empty: 'The file is empty. Choose the photo again.',
      heic: 'HEIC photos cannot be read here. Save the photo as JPEG, or set the camera to “Most Compatible”.',
      animated: 'Animated pictures cannot be used. Choose a still photo.',
      huge: 'The photo is larger than 80 megapixels. Save a smaller copy, for example 4,000\u00a0pixels wide.',
      small:
        'The photo is smaller than 640\u00a0pixels on its longer side, too few to mark a roof. Choose the original from the camera.',
      unreadable:
        'The file is damaged, or this browser cannot read it. Save the photo as JPEG and choose it again.',
      blind:
        'Your browser does not let pages read the pixels of a photo, so the roof cannot be coloured here. Try another browser.',
      notLoaded: 'The tool could not be loaded. Look at your connection and choose the photo again.',
    },
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
        'A smaller copy is made on your device ({size}\u00a0KB), without place, time or camera data. It is stored with the enquiry and emailed to our team. Without your tick no picture is sent.',
      consentWhole:
        'The picture is sent as it is ({size}\u00a0KB). Our server keeps a smaller copy without place, time or camera data, which is stored with the enquiry and emailed to our team. Without your tick no picture is sent.',
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
