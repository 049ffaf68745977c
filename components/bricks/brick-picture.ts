import type { Brick } from '@/content/catalogue/bricks';
import type { PictureId } from '@/content/pictures/library';

/** The picture of an item. Items are many and counted, so the compiler knows them as a pattern and not one by one. */
export const brickPicture = ({ id }: Pick<Brick, 'id'>): PictureId => `brick/${id}` as string as PictureId;
