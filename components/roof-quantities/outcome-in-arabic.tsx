import { resultInArabic } from '@/content/roof-quantities/result-words.ar';
import { RoofOutcome, type OutcomeProps } from './roof-outcome';

export const OutcomeInArabic = (props: OutcomeProps) => <RoofOutcome {...props} words={resultInArabic} />;
