import { readFileSync } from 'node:fs';
import type { Weights } from '@/lib/roof-check/network';
import { softShift } from '@/lib/roof-check/softness';

/** What scripts/roof-check/held.py kept of the photographs that nothing was learnt from. */
interface File {
  photographs: readonly (readonly [kind: string, isRoof: number])[];
  most: readonly number[];
  features: string;
  sharpness: string;
  poor: Record<string, string>;
}

/** A photograph that nothing was learnt from, and what the network says of it. */
export interface Held {
  kind: string;
  isRoof: boolean;
  logit: number;
  /** Logits of its poor versions. */
  poor: Record<string, number>;
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

/** The held-out photographs, their logits reckoned with these weights. */
export function heldOut(
  { networks, soft }: Pick<Weights, 'networks' | 'soft'>,
  path = 'tests/roof-check/held-out.json',
): Held[] {
  const { photographs, most, features, sharpness, poor } = JSON.parse(readFileSync(path, 'utf8')) as File;
  const [seen, sharp] = [bytesOf(features), bytesOf(sharpness)];
  // Features of one network after those of the other.
  const weights = networks.flatMap(({ share, head }) => head.weights.map((weight) => share * weight));
  const bias = networks.reduce((sum, { share, head }) => sum + share * head.bias, 0);
  const worsened = Object.entries(poor).map(([name, base64]) => [name, bytesOf(base64)] as const);
  return photographs.map(([kind, isRoof], at) => ({
    kind,
    isRoof: isRoof === 1,
    logit: weights.reduce(
      (sum, weight, c) => sum + (weight * seen[at * most.length + c]! * most[c]!) / 255,
      bias - softShift(soft, sharp[at]! / 100),
    ),
    poor: Object.fromEntries(worsened.map(([name, bytes]) => [name, bytes.readInt16LE(at * 2) / 1000])),
  }));
}
