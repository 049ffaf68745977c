import { yourRoofStepsInArabic } from '@/content/pages/tools/your-roof-steps.ar';
import { RoofTool } from './roof-tool';
import type { RoofToolProps } from './tool-props';

export const ToolInArabic = (props: RoofToolProps) => <RoofTool {...props} words={yourRoofStepsInArabic} />;
