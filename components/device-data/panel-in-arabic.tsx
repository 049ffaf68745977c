import { deviceDataInArabic } from '@/content/pages/company/device-data.ar';
import { Panel, type PanelProps } from './panel';

export const PanelInArabic = (props: PanelProps) => <Panel {...props} words={deviceDataInArabic} />;
