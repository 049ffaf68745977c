import type { ProfileId } from '@/content/catalogue/textures';
import { words } from '@/content/words';

/** What a profile is, from its drawing, and how a roof of it looks: a line for its own page. */
export const profileWords = words(
  {
    portoghese:
      'Clay tile with a pan and a round roll in one piece, about {depth}\u00a0mm deep. The roof shows rounded rows from ridge to eaves.',
    marsigliese:
      'Flat clay tile with two shallow troughs, about {depth}\u00a0mm deep. The roof looks even, with fine straight joints.',
    duna: 'Clay tile with two shallow waves, about {depth}\u00a0mm deep. The roof looks softly rounded, flatter than one of S-shaped tiles.',
    meridional:
      'Clay tile with a wide pan and a high round roll, about {depth}\u00a0mm deep. It gives the look of a barrel roof with single interlocking tiles.',
    virtus:
      'Nearly flat clay tile with one raised edge, about {depth}\u00a0mm deep. The roof looks plain and level.',
    curva:
      'Half-round barrel tiles in two layers, pans below and covers above, about {depth}\u00a0mm deep. The roof looks traditional and has the deepest relief of our profiles.',
    lusa: 'S-shaped clay tile with a wide flat pan, about {depth}\u00a0mm deep. The roof shows broad rows that stand far apart, for traditional houses.',
    plana:
      'Flat clay tile without a roll, about {depth}\u00a0mm thick. The roof is one even surface with level rows, for modern houses.',
    roman:
      'Clay tile with a flat pan and a round roll along one side, about {depth}\u00a0mm deep. The roof shows straight rolls with flat strips between them.',
    wave: 'Clay tile in the shape of an even wave, about {depth}\u00a0mm deep, without sharp edges. The roof looks softly rounded.',
  } satisfies Record<ProfileId, string>,
  {
    ar: {
      portoghese:
        'قرميدة فخارية بمجرى وقبة مستديرة في قطعة واحدة، بعمق نحو {depth}\u00a0مم. يظهر السقف بصفوف مستديرة من القمة إلى الحافة.',
      marsigliese:
        'قرميدة فخارية مستوية بمجريين قليلَي العمق، نحو {depth}\u00a0مم. يظهر السقف متجانسًا بفواصل رفيعة مستقيمة.',
      duna: 'قرميدة فخارية بموجتين خفيفتين، بعمق نحو {depth}\u00a0مم. يظهر السقف بانحناءات خفيفة، أقل بروزًا من القرميد على شكل حرف\u00a0S.',
      meridional:
        'قرميدة فخارية بمجرى عريض وقبة مستديرة مرتفعة، بعمق نحو {depth}\u00a0مم. تعطي مظهر السقف نصف الأسطواني بقطع مفردة متداخلة.',
      virtus:
        'قرميدة فخارية شبه مستوية بحافة مرتفعة واحدة، بعمق نحو {depth}\u00a0مم. يظهر السقف بسيطًا ومستويًا.',
      curva:
        'قطع فخارية نصف أسطوانية في طبقتين، المجاري في الأسفل والأغطية فوقها، بعمق نحو {depth}\u00a0مم. مظهر السقف تقليدي، وبروزه الأكبر بين أشكالنا.',
      lusa: 'قرميدة فخارية على شكل حرف S بمجرى عريض مستوٍ، وعمقها نحو {depth}\u00a0مم. يظهر السقف بصفوف عريضة متباعدة، للمنازل التقليدية.',
      plana:
        'قرميدة فخارية مستوية بلا قبة، بسماكة نحو {depth}\u00a0مم. يظهر السقف سطحًا واحدًا بصفوف أفقية، للمنازل الحديثة.',
      roman:
        'قرميدة فخارية بمجرى مستوٍ وقبة مستديرة على جانب واحد، بعمق نحو {depth}\u00a0مم. يظهر السقف بخطوط بارزة مستقيمة بينها شرائط مستوية.',
      wave: 'قرميدة فخارية بشكل موجة متساوية، بعمق نحو {depth}\u00a0مم وبلا حواف حادة. يظهر السقف بانحناءات خفيفة.',
    },
  },
);
