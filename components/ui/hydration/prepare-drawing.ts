import { takeBackChanges } from './changes-by-others';
import { findFields } from './kept-fields';
import { standTranslation } from './translated-texts';

/** Before React reads the page: it finds what the server wrote, whatever the browser's own programs made of it. */
export function prepareDrawing(): void {
  standTranslation();
  findFields();
  takeBackChanges();
}
