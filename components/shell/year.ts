/** The year people in the company's country write at this moment. The same on a server and in a browser anywhere. */
export const yearAt = (moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dubai' }).format(moment));
