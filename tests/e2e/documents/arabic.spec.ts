import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  DOCUMENT_IDS,
  documentFile,
  documentHtml,
  type DocumentId,
} from '../../../scripts/documents/documents';
import { EDGE } from '../../../scripts/documents/right-to-left/isolate-runs';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

const file = (id: DocumentId) => documentFile({ id, lang: 'ar' });

const textOf = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, '')
    .replaceAll(EDGE, '')
    .trim();

/** What stands on the pages, piece by piece: headings, paragraphs, rows. */
const piecesOf = (id: DocumentId) =>
  documentHtml(id, 'ar')
    .replace(/^[\s\S]*<body>/, '')
    .split(/<\/?(?:h\d|p|li|t[dh]|d[td]|span|section|figcaption)\b[^>]*>/)
    .map(textOf)
    .filter((piece) => /[\u0621-\u064a]{2}/.test(piece));

const headingsOf = (id: DocumentId) =>
  [...documentHtml(id, 'ar').matchAll(/<h\d[^>]*>(.*?)<\/h\d>/g)].map(([, html]) => textOf(html!));

/** Words of Arabic letters. */
const wordsIn = (text: string) => new Set(text.match(/[\u0621-\u064a]{2,}/g));

/** Letters and figures alone: where a sign stands between two words is not asked. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** As people copy it; empty where the program is not installed (poppler-utils). */
const copied = (id: DocumentId) =>
  spawnSync('pdftotext', ['-v']).status === 0
    ? execFileSync('pdftotext', [file(id), '-'], { encoding: 'utf8' })
    : '';

for (const id of DOCUMENT_IDS)
  test(`${id}: Arabic words come out of the file as they are read`, async () => {
    const pdf = await readPdf(readFileSync(file(id)));
    const pieces = piecesOf(id);
    const asked = wordsIn(pieces.join(' '));
    const found = pdf.pages.join(' ');
    expect(asked.size).toBeGreaterThan(20);
    expect([...asked].filter((word) => !found.includes(word))).toEqual([]);

    const headings = headingsOf(id);
    expect(pdf.outline.length).toBeGreaterThan(0);
    expect(pdf.outline.filter((title) => !headings.includes(title))).toEqual([]);

    const text = plain(copied(id));
    // Longer ones are broken into lines; where names are the most on a page the program reads it from the left.
    const short = pieces.map(plain).filter((piece) => /^[\u0621-\u064a ]{2,24}$/.test(piece));
    if (text) expect(short.filter((piece) => !text.includes(piece))).toEqual([]);
  });
