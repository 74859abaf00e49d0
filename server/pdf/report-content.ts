import type { DocumentLanguage } from './label-content.ts';

/** What a report on paper shows, in one language; every value is a text in its unit. */
export interface ReportContent {
  language: DocumentLanguage;
  title: string;
  /** The name of the account's owner. */
  name: string;
  /** `1 October – 31 October 2026`, and what narrows the report. */
  facts: readonly { name: string; value: string }[];
  figures: readonly { name: string; value: string; unit: string; before: string }[];
  /** Bars from the first step to the last; absent without a course. */
  course?: ReportCourse;
  tables: readonly ReportTablePart[];
}

export interface ReportCourse {
  name: string;
  /** Heights of the bars, between 0 and 1. */
  bars: readonly number[];
  /** The highest value, and the first and the last day. */
  highest: string;
  first: string;
  last: string;
}

export interface ReportTablePart {
  name: string;
  /** What the rows are called. */
  by: string;
  columns: readonly { name: string; unit: string }[];
  rows: readonly { name: string; detail: string; cells: readonly string[] }[];
  /** Says how many rows are left out; empty if none are. */
  more: string;
}
