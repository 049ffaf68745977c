import { pictured } from './pictured';

test('the picture of a file is its family and name, wherever the files lie', () => {
  expect(pictured('/img/brick/12-320.avif')).toEqual({ picture: 'brick/12' });
  expect(pictured('https://media.example/img/la-paloma/rojo-wall-320.avif')).toEqual({
    picture: 'la-paloma/rojo-wall',
  });
  expect([pictured(undefined), pictured('/img/thumb/duna-120.avif')]).toEqual([{}, {}]);
});
