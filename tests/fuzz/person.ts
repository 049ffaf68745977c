/* Somebody whose words are sent in all cases: nothing of them may ever stand in a log line. */

export const PERSON = {
  name: 'Fuzzina Personova',
  email: 'fuzzina.personova@villa.example',
  phone: '+971 50 000 7771',
  message: 'Private words of Fuzzina for nobody else',
  password: 'Fuzzina!Secret-Word-4711',
} as const;

/** How the log would tell of them. */
export const PRIVATE = [
  ...['Fuzzina', 'fuzzina', 'personova', '500007771', '50 000 7771', 'Secret-Word-4711', 'Private words'],
];
