/** The database in the browser that holds the photograph which was checked last; erased with everything else. */
export const ROOF_PHOTO_DATABASE = 'roof-photo';
