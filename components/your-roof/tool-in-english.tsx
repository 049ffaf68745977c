import { yourRoofStepsInEnglish } from '@/content/pages/tools/your-roof-steps.en';
import { RoofTool } from './roof-tool';
import type { RoofToolProps } from './tool-props';

export const ToolInEnglish = (props: RoofToolProps) => <RoofTool {...props} words={yourRoofStepsInEnglish} />;
