/** Id of the line that says how the check went: the field refers to it. */
export const MESSAGE = 'roof-check-message';
