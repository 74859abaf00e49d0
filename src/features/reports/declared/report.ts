import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import type { FilterName } from '../address/filters.ts';

/** Figures that belong together. */
export interface FigureGroup {
  /** Last part of the heading's message id, `reports.group.…`; the first group has none. */
  title?: string;
  figures: readonly ReportMeasure[];
  /** `statement`: one below the other, as in a statement of account. */
  layout?: 'statement';
  /** In a statement, what is taken away from the figures above it. */
  less?: readonly ReportMeasure[];
  /** In a statement, what results from the figures above it. */
  result?: ReportMeasure;
}

/** What is particular to one report; everything else is in the frame. */
export interface ReportDeclaration {
  name: ReportName;
  groups: readonly FigureGroup[];
  /** Of a single client. */
  groupsOfClient?: readonly FigureGroup[];
  filters: readonly FilterName[];
  /** Shows the rows of this figure as a list below the tables. */
  listOf?: ReportMeasure;
  /** Shows the table by VAT rate as in a VAT return. */
  isVatReturn?: true;
}
