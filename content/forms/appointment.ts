/** The form on the installers page. */
export const APPOINTMENT_FORM = {
  title: 'GET YOUR FREE ESTIMATE NOW!',
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
  },
  done: { title: 'Your appointment request has been sent successfully!' },
  log: { sent: 'Appointment request sent', failed: 'Appointment request not sent' },
} as const;
