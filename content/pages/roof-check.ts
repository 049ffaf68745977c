import { words } from '@/content/words';
import { contactForm } from '@/content/forms/contact';

const { fields, wayBack, sending, purpose } = contactForm.en;

/** /bricks-simulator: the announcement, then the roof photo check. */
export const roofCheckPage = words({
  title: 'Bricks simulator',
  notice: 'Coming Soon',
  lead: 'The bricks simulator is in preparation. The roof photo check below works today.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'tool/bricks-simulator',
  go: 'Check your roof photo',
  bricks: 'See the bricks',
  check: {
    title: 'Check your roof photo',
    lead: 'Choose a photo of your roof. You see at once whether it is large enough and shows a roof.',
    noScript:
      'The check needs JavaScript, which is switched off. Send the photo to us by email instead, and we look at it:',
    zone: {
      choose: 'Choose a photo',
      camera: 'Take a photo',
      drop: 'Or drop a photo here, or paste one.',
      dragged: 'Drop the photo to check it',
      guidance: 'Minimum 1000x1000 pixels. JPEG, PNG, WebP or AVIF.',
      privacy:
        'The photo never leaves your device during the check. It is opened in your browser and not uploaded.',
    },
    tips: {
      title: 'A photo that works',
      items: [
        'The roof fills at least a third of the picture.',
        'Taken in daylight, without strong zoom.',
        'The original from the camera, not a copy from a chat.',
      ],
      about:
        'The check was trained on computer renderings, not on photographs, so it can be wrong about a real photo. It never has the last word: if your photo shows a roof, say so and go on.',
    },
    result: {
      analyzing: 'Analyzing image...',
      suitable: 'Image is suitable for analysis',
      unsuitable: 'Image does not meet requirements',
      failed: 'Error processing image',
      preview: 'Your photo, as the check saw it',
      resolution: 'Resolution',
      quality: 'High quality',
      roof: 'Roof detected',
      yes: 'Yes',
      no: 'No',
      unsure: 'Not sure',
      byWord: 'Yes, as you said',
      pixels: '{width} × {height} pixels',
      small:
        'Width and height must both be more than 1000 pixels. The photo was discarded. Choose the original from the camera.',
      question: 'Is this your roof?',
      doubt: 'The check is not sure about this photo.',
      confirm: 'Yes, it shows a roof',
      deny: 'No',
      overrule: 'The check found no roof. If the photo shows one, say so: your word counts.',
      discarded: 'The photo was discarded. Choose another one above.',
      hints: {
        notImage: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF file.',
        empty: 'The file is empty. Choose the photo again.',
        heic: 'HEIC photos cannot be read here. Save the photo as JPEG, or set the camera to “Most Compatible”.',
        animated: 'Animated pictures cannot be checked. Choose a still photo.',
        huge: 'The photo is larger than 80 megapixels. Save a smaller copy, for example 4000 pixels wide.',
        unreadable:
          'The file is damaged, or this browser cannot read it. Save the photo as JPEG and choose it again.',
        notLoaded: 'The check could not be loaded. Look at your connection and choose the photo again.',
      },
    },
    next: {
      text: 'Send it to us with your question, or try roof tiles on a villa like yours.',
      simulator: 'Open the roof tile simulator',
    },
    send: {
      open: 'Use it in an enquiry',
      title: 'Send an enquiry with this photo',
      lead: 'Tell us what you plan. The photo goes along only if you agree below.',
      fields: {
        name: fields.name.label,
        email: fields.email.label,
        phone: fields.phone.label,
        message: fields.message.label,
      },
      message: 'Please advise on tiles for the roof in the photo.',
      wayBack,
      /** The consent, and what is done with the photo. */
      consent: 'Attach my photo to this enquiry',
      consentNote:
        'A smaller copy is made on your device ({size} KB), without place, time or camera data. It is stored with the enquiry and emailed to our team. Without your tick no photo is sent.',
      copying: 'The copy is being made.',
      notCopied: 'No copy could be made of this photo. Your message can still be sent, without it.',
      submit: 'Send with the photo',
      submitWithout: 'Send without the photo',
      sending,
      purpose,
      done: {
        title: 'We have received your enquiry',
        text: 'Thank you. Our team will reply by email or phone.',
        next: 'In the meantime:',
        link: 'View our products',
        again: 'Send another message',
      },
      log: { sent: 'Roof photo enquiry sent', failed: 'Roof photo enquiry not sent' },
    },
  },
});

export type RoofCheckWords = (typeof roofCheckPage)['en']['check'];
