/**
 * A table as a workbook of one sheet (Office Open XML): spreadsheets open it with every cell a text. In a CSV file they take `3.1` for a date or a
 * number, and in some countries the whole line for one cell.
 */
import { strToU8, zipSync } from 'fflate';
import { xml } from './xml.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Zip files know no earlier day; a fixed one keeps equal tables equal files. */
const STAMP = new Date(1980, 0, 1);

const BREAKING = '<alignment vertical="top" wrapText="1"/>';
/** Texts break in their cells; style 1 is bold. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1">${BREAKING}</xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1">${BREAKING}</xf></cellXfs></styleSheet>`;

/** A sheet's name in a formula. */
const quoted = (name: string): string => xml(`'${name.replaceAll("'", "''")}'`);

const cellXml = (text: string, style: number): string =>
  text === '' ? '<c/>' : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(text)}</t></is></c>`;

/** Points of a line of text. */
const LINE = 15;
/** How many lines a text breaks into in a column so many characters wide: words that do not fit go on to the next. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(' ')) {
    const fits = used + length <= width;
    if (!fits && used > 0) lines += 1;
    used = (fits ? used : 0) + length + 1;
  }
  return lines;
}

/** Programs that open the file do not all look for the height themselves. */
function rowXml(cells: readonly string[], widths: readonly number[], style: number): string {
  const lines = Math.max(...cells.map((text, i) => linesOf(text, (widths[i] ?? WIDEST) + MARGIN)));
  return `<row ht="${LINE * lines}" customHeight="1">${cells.map((text) => cellXml(text, style)).join('')}</row>`;
}

/** Columns are as wide as their texts, up to this many characters: a page in landscape then holds them all. */
const WIDEST = 26;
const widthOf = (texts: readonly string[]): number => Math.min(WIDEST, Math.max(6, ...texts.map((text) => text.length)));
/** For the margins of a cell, and letters wider than a digit. */
const MARGIN = 4;

/** The file of a sheet: head and first column stay in view while it is scrolled; on paper its pages are as wide as all columns, each with the head. */
export function workbook(name: string, head: readonly string[], rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const widths = head.map((title, i) => widthOf([title, ...rows.map((row) => row[i] ?? '')]));
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width + MARGIN}" customWidth="1"/>`);
  const sheet = `${HEAD}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(head, widths, 1)}${rows.map((row) => rowXml(row, widths, 0)).join('')}</sheetData><pageMargins left="0.4" right="0.4" top="0.4" bottom="0.4" header="0.2" footer="0.2"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted(name)}!$1:$1</definedName></definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': STYLES,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])), { mtime: STAMP });
}
