import { contactForm } from '@/content/forms/contact';
import type { PictureId } from '@/content/pictures/library';

const { fields, wayBack, sending, purpose } = contactForm.en;

/** The rule of the size: said before a photo is chosen and again where one is too small. */
const size = 'The photo must be larger than 1000 × 1000 pixels.';

/** /bricks-simulator: what works there today, the roof photo check, then what is announced. */
export const roofCheckPageInEnglish = {
  title: 'Bricks simulator',
  lead: 'The simulator for bricks on a wall opens later. Today you can check whether a photo of your roof is good enough to try our tiles on it, or to send us with a question.',
  breadcrumbs: 'Breadcrumbs',
  picture: 'portfolio/farmhouse-al-ain' as PictureId,
  own: 'Try tiles on your own roof',
  soon: {
    notice: 'Coming Soon',
    title: 'When the simulator opens',
    text: 'The bricks simulator will show a brick on a whole wall before you order it. It is in preparation.',
    tell: 'Tell me when it opens',
    bricks: 'See the bricks',
  },
  check: {
    title: 'Check your roof photo',
    lead: 'Choose a photo of your roof. You see at once whether it is large enough and shows a roof.',
    noScript:
      'The check needs JavaScript, which is switched off. Send the photo to us by email instead, and we will look at it:',
    zone: {
      choose: 'Choose a photo',
      camera: 'Take a photo',
      drop: 'Or drop a photo here, or paste one.',
      dragged: 'Drop the photo to check it',
      guidance: `${size} JPEG, PNG, WebP or AVIF.`,
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
        'The check is a small program that has learnt from a few thousand photos. It can be wrong, most often about roofs seen straight from above or from very near, and about timber terraces. If it is wrong, you can overrule it.',
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
      likelihood: 'Likelihood of a roof',
      about: 'About {percent}%',
      yes: 'Yes',
      no: 'No',
      unsure: 'Not sure',
      byWord: 'Yes, as you said',
      byWordNo: 'No, as you said',
      pixels: '{width} × {height} pixels',
      seen: 'We see a roof.',
      small: `${size} The check goes no further with this one. Choose the original from the camera, or send this photo to us in an enquiry.`,
      question: 'Is this your roof?',
      doubt: 'The check is not sure about this photo.',
      blind:
        'Your browser does not let pages read the pixels of a photo, so the check cannot look here. You can: does the photo show your roof?',
      confirm: 'Yes, it shows a roof',
      deny: 'No',
      correct: 'This is not a roof',
      overrule: 'We do not see a roof. If the photo shows one, say so: your word counts.',
      discarded: 'The photo was discarded. Choose another one above.',
      where: {
        show: 'Show where the check saw the roof',
        text: 'Outlined is what spoke for a roof: about {percent}% of the photo, around its {place}.',
        places: {
          'top left': 'top left',
          'top centre': 'top',
          'top right': 'top right',
          'middle left': 'left side',
          'middle centre': 'middle',
          'middle right': 'right side',
          'bottom left': 'bottom left',
          'bottom centre': 'bottom',
          'bottom right': 'bottom right',
        },
      },
      hints: {
        notImage: 'This file is not a photo. Choose a JPEG, PNG, WebP or AVIF file.',
        empty: 'The file is empty. Choose the photo again.',
        heic: 'HEIC photos cannot be read here. Save the photo as JPEG, or set the camera to “Most Compatible”.',
        animated: 'Animated pictures cannot be checked. Choose a still photo.',
        huge: 'The photo is larger than 80 megapixels. Save a smaller copy, for example 4,000\u00a0pixels wide.',
        unreadable:
          'The file is damaged, or this browser cannot read it. Save the photo as JPEG and choose it again.',
        notLoaded: 'The check could not be loaded. Look at your connection and choose the photo again.',
      },
    },
    next: {
      text: 'Send it to us with your question, or try roof tiles on a villa like yours.',
      otherwise:
        'You can still send this photo to us with your question, or try roof tiles on one of the ready villas.',
      ownRoof: 'See our tiles on this roof',
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
        'A smaller copy is made on your device ({size}\u00a0KB), without place, time or camera data. It is stored with the enquiry and emailed to our team. Without your tick no photo is sent.',
      /** Where the browser gives pages no pixels: the file itself goes. */
      consentWhole:
        'Your browser makes no copies of photos for pages, so the photo is sent as it is ({size}\u00a0KB). Our server keeps a smaller copy without place, time or camera data, which is stored with the enquiry and emailed to our team. Without your tick no photo is sent.',
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
} as const;
