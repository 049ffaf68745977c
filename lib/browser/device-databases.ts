/** The database in the browser that holds the photograph which was checked last; erased with everything else. */
export const ROOF_PHOTO_DATABASE = 'roof-photo';

/** The one that holds the photograph of the visitor's own roof until he starts over. */
export const YOUR_ROOF_DATABASE = 'your-roof';
