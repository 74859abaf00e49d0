import { judgeSheet } from './judge-sheet.ts';
import { TableRefused, type TableRefusal } from './refusal.ts';
import type { TableLimits } from './table.ts';
import type { Part } from './unpack-workbook.ts';

/** A cell with the failure of a formula, which the library leaves out. */
const FAILED = /(<(?:\w+:)?c\s[^<>]*\bt=)"e"/;
/** Stands in a sheet for its refusal, which matters only if it is the sheet to be read. */
const STAND_IN = '\uE000refused ';

/** The parts of a workbook as the library may read them, and the refusals of its sheets. */
export interface PreparedParts {
  parts: Part[];
  /** The refusal that a sheet with this text in its first cell stands for. */
  refusalOf: (text: string) => TableRefusal | undefined;
}

/** Makes texts of failed formulas, and takes sheets beyond the limits out of the library's way. */
export function prepareSheets(unpacked: readonly Part[], limits: TableLimits): PreparedParts {
  const refusals: TableRefusal[] = [];
  const parts = unpacked.map((part) => {
    if (!part.name.startsWith('xl/worksheets/') || !part.name.endsWith('.xml')) return part;
    // All of the markup is ASCII, and a letter for each byte takes the least memory.
    const xml = part.bytes.toString('latin1');
    try {
      judgeSheet(xml, limits);
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      const text = STAND_IN + String(refusals.push(error.refusal) - 1);
      return { ...part, bytes: Buffer.from(sheetWith(text)) };
    }
    if (!FAILED.test(xml)) return part;
    return {
      ...part,
      bytes: Buffer.from(xml.replaceAll(new RegExp(FAILED, 'g'), '$1"str"'), 'latin1'),
    };
  });
  return {
    parts,
    refusalOf: (text) =>
      text.startsWith(STAND_IN) ? refusals[Number(text.slice(STAND_IN.length))] : undefined,
  };
}

function sheetWith(text: string): string {
  const cell = `<c r="A1" t="inlineStr"><is><t>${text}</t></is></c>`;
  return `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`;
}
