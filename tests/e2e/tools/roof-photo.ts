import sharp from 'sharp';

/** A house of a scene that nothing was learnt from, as a camera would deliver it. */
export const house = (width: number, height: number) =>
  sharp('public/img/project/school-gate-dubai.webp').resize(width, height, { fit: 'cover' });
