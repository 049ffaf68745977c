import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';

const { fields, wayBack, sending, purpose } = contactForm.en;

/** /solar-water-heater-calculator. `{…}` are values of the calculation. */
export const hotWaterPageInEnglish = {
  title: 'Solar Water Heater Calculator',
  lead: 'Enter the rooms of your villa or the workers of your camp. See the litres per day, the system that fits and what it saves.',
  breadcrumbs: 'Breadcrumbs',
  noScript:
    'Turn on JavaScript to use the calculator. Or multiply each count by its litres and add them up, or send us the counts.',
  calculator: {
    modes: {
      label: 'Building',
      privateVilla: 'Private Villa',
      laborCamp: 'Labour Camp',
    },
    fields: {
      fullBathrooms: 'Full bathrooms',
      bathroomsWithoutShower: 'Bathrooms without shower',
      centralKitchen: 'Kitchens',
      laborCount: 'Labourers',
      ablution: 'Ablution areas',
    },
    /** In a labour camp the kitchen is another one. */
    campKitchen: 'Central kitchens',
    each: '{each} L each: {litres} L in total',
    less: 'One less: {name}',
    more: 'One more: {name}',
    changed: {
      unread: '“{typed}” is not a number and counts as 0.',
      low: 'The minimum is 0.',
      high: 'The maximum is {most}.',
      whole: 'Whole numbers only: counted as {value}.',
      thousands: '“{typed}” is counted as {value}.',
    },
    note: 'Add 50-100 liters more if installing hot water recirculation.',
    options: {
      title: 'Temperature, city and electricity price',
      chosen: 'Hot water at {hot}\u00a0°C, {place}, electricity at {tariff}\u00a0fils per\u00a0kWh',
      hot: 'Hot water temperature',
      place: 'Nearest city',
      places: {
        'sharjah-dubai': 'Sharjah or Dubai',
        'abu-dhabi': 'Abu Dhabi',
        'al-ain': 'Al Ain (Abu Dhabi)',
      },
      recirculation: 'Hot water recirculation is installed',
      tariff: 'Electricity price, fils per kWh',
      tariffHelp:
        'One kWh is one unit on your bill. DEWA charges 23, 28, 32 or 38 fils by consumption, plus fuel surcharge and 5% VAT.',
    },
    empty: {
      title: 'Enter your rooms',
      privateVilla:
        'Count the bathrooms and the kitchens, and the result appears here. For example: four full bathrooms and a kitchen need 280 litres per day.',
      laborCamp: 'Count the labourers, the kitchens and the ablution areas, and the result appears here.',
    },
    total: {
      unit: 'litres per day',
      recirculation: 'With recirculation {least} to {most} L more. The system is sized for {sized} L.',
      /** Read out after each change. */
      said: '{litres} litres per day. {system}',
      /** Under the counts on a narrow screen, where the result stands below. */
      below: 'See the result: {litres} litres per day',
    },
    system: {
      proposed: 'Recommended system',
      name: 'SIGMA System {label}',
      several: '{count} × SIGMA System {label}',
      why: 'The smallest SIGMA system that covers 75% of the year’s heat in the conservative result and stores at least 80% of one day’s demand.',
      sheet: { tank: 'Tank', collectors: 'Collectors', area: 'Collector area', power: 'Power' },
      litres: '{value} L',
      squareMetres: '{value} m²',
      kilowatts: '{value} kW',
      see: 'See System {label}',
      change: 'In your enquiry: {listed}. Change to {count}',
      confirm: 'Manufacturer’s figures. We confirm collector size and power before you order.',
    },
    engineer: {
      title: 'Ask us',
      text: 'No SIGMA system we list covers {litres} L per day. You need a central plant designed by an engineer. As a guide, it needs {area} of collectors.',
    },
    area: {
      title: 'Collector area needed',
      about:
        'The smallest area that covers 75% of the year’s heat, by the central and the conservative result: with the number of systems recommended and their litres per m²; for a central plant, with a tank for one day’s water.',
    },
    share: {
      title: 'Solar share of the year',
      value: '{from}–{to}%',
      single: '{from}%',
      spoken: 'Between {from} and {to} percent',
      note: 'Conservative to central result.',
      about:
        'f-chart method in the form of EN 15316-4-3:2017 (as in UK SAP 10.2, Appendix H), month by month: f = 1.029Y − 0.065X − 0.245Y² + 0.0018X² + 0.0215Y³. Central: mean water temperature 40 °C. Conservative: {hot} °C. Collector assumed until test certificates are at hand: n0 0.76, a1 3.8, a2 0.012, IAM 0.94, loop 0.9.',
    },
    electricity: {
      title: 'Electricity saved',
      unit: 'kWh per year',
      about:
        'Solar heat of the year in place of an electric heater, less {pump} kWh for each pump (assumed: 50 W, 2,000 hours). Warm roof tanks in summer can lower it by up to 15% (our estimate, from tank temperatures measured in Jeddah: AJWEP 7(4), 2010).',
    },
    money: {
      title: 'Saved on the bill',
      unit: 'AED per year',
      about:
        'Electricity saved × {tariff} fils. DEWA slabs: 23, 28, 32, 38 fils plus a fuel surcharge and 5% VAT (dewa.gov.ae). SEWA, expatriate-owned homes: 28, 33, 37, 43 fils (dubaiuae.net, as reported in 2019). Enter the figure of your own bill.',
    },
    co2: {
      title: 'CO₂ avoided',
      unit: 'kg per year',
      about:
        'Electricity saved × {co2} kg per kWh, from a secondary source (smart-fenek.ae, April 2026). We found no official figure.',
    },
    litresTitle: 'How the litres are counted',
    litresAbout:
      'Villa: 50 L per full bathroom, 30 L per bathroom without shower, 80 L per kitchen. Labour camp: 20 L per labourer, 1,000 L per central kitchen, 600 L per ablution area. The company’s own figures, not a code value.',
    sizedAbout:
      'Each system is tried at {hot} °C in {place}. System 200/25 is left out until its figures are confirmed.',
    months: {
      title: 'Month by month',
      unit: 'kWh',
      demand: 'Heat needed',
      /** Of a bar, from its foot. */
      keys: {
        sure: 'From the sun, conservative result',
        more: 'Added by the central result',
        rest: 'Rest of the heat needed',
      },
      conservative: 'From the sun, conservative',
      central: 'From the sun, central',
      table: 'As a table',
      month: 'Month',
      spoken:
        'Heat needed and heat from the sun by month. The sun covers least in {least}, {minShare} percent, and most in {most}, {maxShare} percent, by the central result.',
      names: [
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ],
      letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
      about:
        'Heat needed: litres × 0.001163 kWh × (hot − cold water) × days. Sun: NASA POWER, means of 2020 to 2024 for {place}, on collectors facing south at 25°. Cold water: 25.5 °C in February to 30.5 °C in August.',
    },
    rule: {
      title: 'Dubai rule for new buildings: 75% solar',
      designed: 'By this estimate the system meets the rule.',
      borderline: 'Borderline: it needs an engineer’s simulation.',
      below: 'By this estimate the system does not meet the rule.',
      guide: 'A guide only, by a rule of 2011: ask the authority of your Emirate what applies today.',
      about:
        'Dubai Municipality Circular 183 of 2011: at least 75% of hot water from the sun in new buildings, with a backup and a system certified by the Dubai Central Laboratory. Store at 60 °C and distribute at 50 °C or more; Dubai’s Legionella guidance covers labour accommodation.',
    },
    beside: {
      title: 'One size up, one size down',
      smaller: 'One size down',
      larger: 'One size up',
      line: '{area} of collectors, solar share {share}',
      short: {
        designed: 'Meets the Dubai rule',
        borderline: 'Borderline for the Dubai rule',
        below: 'Does not meet the Dubai rule',
      },
      natural: 'Without a pump',
      naturalName: 'SIGMA natural circulation, Model {model}',
      naturalLine: 'Collector area on request, so we do not calculate its yield.',
      /** After it, for a model whose size does not hold its litres. */
      naturalVolume: 'We confirm the volume of its tank before you order.',
    },
    about: 'Formula and source',
    ways: {
      title: 'Save or send the result',
      print: 'Print or save as PDF',
      copy: 'Copy the link',
      copied: 'Link copied.',
      byHand: 'Link to this calculation, to copy by hand',
      whatsapp: 'Send by WhatsApp',
      greeting: 'Hello, please quote for this hot water calculation:',
      disclaimer: 'An estimate, not a permit calculation. Constants: version {version} of {date}.',
    },
    report: {
      title: 'Hot water calculation',
      file: 'hot-water-{litres}L-{date}',
      date: 'Date',
      building: 'Building',
      tariff: 'Electricity price',
      fils: '{value} fils per kWh',
      total: 'Hot water per day',
      sized: 'Sized for, with recirculation',
      sources: 'Formulas and sources',
      by: company.legalName,
      link: 'Open it again',
      headline: '{mode}, {litres} L per day: {system}',
      engineerShort: 'central plant, designed by an engineer',
    },
  },
  send: {
    open: 'Send to the company',
    title: 'Send this calculation to us',
    lead: 'We receive your figures with this message and will reply with a quotation.',
    close: 'Close',
    fields: {
      name: fields.name.label,
      email: fields.email.label,
      phone: fields.phone.label,
      message: fields.message.label,
    },
    message: 'Please quote for the system of this calculation.',
    wayBack,
    submit: 'Send the calculation',
    sending,
    purpose,
    done: {
      title: 'Your calculation is with us',
      text: 'Thank you. We have stored your message with the figures, and our team will reply.',
      next: 'We will write to you or call you back.',
      link: 'See the range',
      again: 'Send another message',
    },
    log: { sent: 'Calculation sent', failed: 'Calculation not sent' },
  },
  behind: {
    title: 'How the figures are calculated',
    text: [
      'Litres are fixed figures per room or person. The yield is calculated month by month from the sunshine and air temperature of the city you choose, for the collectors and tank of each system.',
      'We show two results, a conservative one and a central one; the sign beside a figure opens its method. Expect a yield between them on a roof without shade.',
      'Have an engineer check the roof, water pressure and pipes before you order.',
    ],
    picture: 'solar/install-forced-4',
    ask: 'Ask us',
  },
} as const;
