/* Runs in the browser before Next reads the page. React is set up here, in a task of its own: see scripts/page-boot/script-loader.js. */
import 'react-dom/client';
import { prepareDrawing } from '@/components/ui/hydration/prepare-drawing';

prepareDrawing();
