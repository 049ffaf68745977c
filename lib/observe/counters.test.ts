import { count, counterText } from './counters';

test('counts by label, in the text format of Prometheus', () => {
  count('site_enquiries_total', { kind: 'contact' });
  count('site_enquiries_total', { kind: 'contact' });
  count('site_enquiries_total', { kind: 'gate' });
  const text = counterText();
  expect(text).toContain('# TYPE site_enquiries_total counter\nsite_enquiries_total{kind="contact"} 2\n');
  expect(text).toContain('site_enquiries_total{kind="gate"} 1\n');
  expect(text).toMatch(/process_resident_memory_bytes \d+\n$/);
});

test('a label cannot break the format', () => {
  count('site_sign_ins_total', { outcome: 'x"} 9\nsite_fake 1' });
  expect(counterText()).toContain('site_sign_ins_total{outcome="x__ 9_site_fake 1"} 1\n');
});
