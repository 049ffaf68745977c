import { resultInEnglish } from '@/content/roof-quantities/result-words.en';
import { RoofOutcome, type OutcomeProps } from './roof-outcome';

export const OutcomeInEnglish = (props: OutcomeProps) => <RoofOutcome {...props} words={resultInEnglish} />;
