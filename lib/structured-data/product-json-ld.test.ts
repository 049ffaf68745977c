import { absolute } from '@/lib/core/site';
import { productJsonLd } from './product-json-ld';

const heater = {
  name: 'Model 200',
  description: 'A heater',
  supplier: 'SIGMA',
  category: 'Solar water',
  url: '/product/heater#model200',
  image: '/img/heater.webp',
} as const;

test('a product by its name, its manufacturer and its place, without offer, price or review', () => {
  const node = productJsonLd(heater);
  expect(node).toMatchObject({
    '@type': 'Product',
    name: 'Model 200',
    url: absolute('/product/heater#model200'),
    image: absolute('/img/heater.webp'),
    brand: { '@type': 'Brand', name: 'SIGMA' },
  });
  expect(Object.keys(node)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/offer|price|review|rating/i)]),
  );
  expect(node).not.toHaveProperty('additionalProperty');
});

test('its figures come with their units', () => {
  const properties = [
    { name: 'Weight', value: 65, unit: 'kg' },
    { name: 'Collectors', value: 2 },
  ];
  expect(productJsonLd({ ...heater, properties }).additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Weight', value: 65, unitText: 'kg' },
    { '@type': 'PropertyValue', name: 'Collectors', value: 2 },
  ]);
});
