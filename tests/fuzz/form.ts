import { HONEYPOT } from '@/lib/forms/form-state';
import type { Dice } from './dice';
import { FIELDS, JSON_FIELDS } from './targets';
import { hostileText, jsonObject, jsonToken } from './values';

export const BOUNDARY = 'fuzz-boundary';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

type Field = [name: string, value: string];

function part(dice: Dice, [name, value]: Field): string {
  const isFile = dice.chance(0.03);
  const kind = isFile
    ? `; filename="${hostileText(dice).replace(/["\r\n]/g, '')}"\r\nContent-Type: image/png`
    : '';
  const label = name.replace(/["\r\n]/g, '_');
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${label}"${kind}\r\n\r\n${value}\r\n`;
}

export const multipart = (dice: Dice, fields: Field[]): Buffer =>
  Buffer.from(`${fields.map((field) => part(dice, field)).join('')}--${BOUNDARY}--\r\n`, 'latin1');

function valueOf(dice: Dice, name: string, good: string): string {
  const json = JSON_FIELDS[name];
  if (!json) return dice.chance(0.12) ? hostileText(dice) : good;
  if (dice.chance(0.1)) return dice.chance(0.5) ? jsonToken(dice) : hostileText(dice);
  const object = () => jsonObject(dice, json.values, 0.15);
  return json.isList ? `[${Array.from({ length: 1 + dice.below(3) }, object).join(',')}]` : object();
}

/** All fields of all forms: an action takes those it knows. */
export function filledForm(dice: Dice): Field[] {
  const fields = Object.entries(FIELDS)
    .filter(() => !dice.chance(0.04))
    .map(([name, good]): Field => [name, valueOf(dice, name, good)]);
  // No two forms are the same, or the second would be taken for the first sent twice.
  const unique = fields.map(([name, value]): Field => [
    name,
    name === 'message' ? `${value} ${dice.below(1e9)}` : value,
  ]);
  const more: Field[] = dice.chance(0.1) ? [[hostileText(dice), hostileText(dice)]] : [];
  const trap: Field[] = dice.chance(0.02) ? [[HONEYPOT, 'x']] : [];
  const renewed: Field[] = dice.chance(0.02) ? [['page_renewed', '1']] : [];
  return [...unique, ...more, ...trap, ...renewed];
}
