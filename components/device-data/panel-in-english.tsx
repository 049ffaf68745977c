import { deviceDataInEnglish } from '@/content/pages/company/device-data.en';
import { Panel, type PanelProps } from './panel';

export const PanelInEnglish = (props: PanelProps) => <Panel {...props} words={deviceDataInEnglish} />;
