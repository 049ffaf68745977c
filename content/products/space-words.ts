import { words } from '@/content/words';

/** The model of a product that can be turned and put into a room. */
export const spaceWords = words(
  {
    title: 'In your space',
    lead: 'A model to turn and look at from near, in the colour of our pictures. Most phones also show it in front of you, through the camera.',
    size: {
      tile: 'True to scale, by our indicative drawing: {width}\u00a0×\u00a0{length}\u00a0mm.',
      brick: 'True to scale, in its nominal size: {width}\u00a0×\u00a0{height}\u00a0×\u00a0{length}\u00a0mm.',
      tank: 'The tank is true to scale: {diameter} mm in diameter, {length} mm long, as the manufacturer states. Collectors and stand are indicative; their sizes are on request.',
      part: 'Its shape and size are indicative; sizes are on request.',
    },
    /** On the press that fetches it: the megabytes of viewer and model. */
    open: 'Open the 3D model',
    about: '{name}, {size}',
    loading: 'The model is being fetched.',
    ready: 'The model is open. Turn it by dragging or with the arrow keys; come nearer with + and −.',
    failed: 'The model could not be shown. Try again, or save it under “Downloads”.',
    offline: 'You are offline. Open the model again once you are connected.',
    again: 'Try again',
    inRoom: 'View it in your space',
    model: '3D model of {name}',
    /** What the viewer reads out while it is turned. */
    views: {
      front: 'View from the front',
      back: 'View from the back',
      left: 'View from the left',
      right: 'View from the right',
      'upper-front': 'View from the upper front',
      'upper-back': 'View from the upper back',
      'upper-left': 'View from the upper left',
      'upper-right': 'View from the upper right',
      'lower-front': 'View from the lower front',
      'lower-back': 'View from the lower back',
      'lower-left': 'View from the lower left',
      'lower-right': 'View from the lower right',
    },
  },
  {
    ar: {
      title: 'في مكانكم',
      lead: 'نموذج تديرونه وتنظرون إليه عن قرب، بلون صورنا. وعلى معظم الهواتف ترونه أمامكم أيضًا عبر الكاميرا.',
      size: {
        tile: 'بمقياسه الحقيقي حسب مخططنا الإرشادي: \u2066{width}\u00a0×\u00a0{length}\u2069\u00a0مم.',
        brick:
          'بمقياسه الحقيقي ومقاسه الاسمي: \u2066{width}\u00a0×\u00a0{height}\u00a0×\u00a0{length}\u2069\u00a0مم.',
        tank: 'الخزان بمقياسه الحقيقي: قطره {diameter}\u00a0مم وطوله {length}\u00a0مم حسب الشركة المصنّعة. أما المجمّعات والحامل فإرشادية، ومقاساتها عند الطلب.',
        part: 'شكله ومقاسه إرشاديان، والمقاسات عند الطلب.',
      },
      open: 'فتح النموذج ثلاثي الأبعاد',
      about: '{name}، {size}',
      loading: 'يجري تحميل النموذج.',
      ready: 'النموذج مفتوح. أديروه بالسحب أو بمفاتيح الأسهم، وقرّبوه بالمفتاحين + و −.',
      failed: 'تعذّر عرض النموذج. يمكنكم المحاولة مرة أخرى أو حفظه من «التنزيلات».',
      offline: 'لا اتصال بالإنترنت. افتحوا النموذج مجددًا عند عودة الاتصال.',
      again: 'المحاولة مرة أخرى',
      inRoom: 'عرضه في مكانكم',
      model: 'نموذج ثلاثي الأبعاد: {name}',
      views: {
        front: 'من الأمام',
        back: 'من الخلف',
        left: 'من اليسار',
        right: 'من اليمين',
        'upper-front': 'من الأمام إلى أعلى',
        'upper-back': 'من الخلف إلى أعلى',
        'upper-left': 'من اليسار إلى أعلى',
        'upper-right': 'من اليمين إلى أعلى',
        'lower-front': 'من الأمام إلى أسفل',
        'lower-back': 'من الخلف إلى أسفل',
        'lower-left': 'من اليسار إلى أسفل',
        'lower-right': 'من اليمين إلى أسفل',
      },
    },
  },
);
