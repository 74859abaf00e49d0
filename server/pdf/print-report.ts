import { leftToRight, typed } from './plain-text.ts';
import type { ReportContent } from './report-content.ts';

/** Columns of figures that stand beside each other on a page. */
const COLUMNS = 7;

/** The input of the template. Tables with many columns go on below, with their rows named again. */
export function printReport({ name, facts, figures, course, tables, ...content }: ReportContent) {
  return {
    ...content,
    name: typed(name),
    facts: facts.map((fact) => ({ ...fact, value: typed(fact.value) })),
    figures: figures.map((figure) => ({
      ...figure,
      value: leftToRight(figure.value),
      before: leftToRight(figure.before),
    })),
    course: course ? { ...course, highest: leftToRight(course.highest) } : null,
    tables: tables.map(({ columns, rows, ...table }) => ({
      ...table,
      bands: Array.from({ length: Math.ceil(columns.length / COLUMNS) }, (_, band) => {
        const [from, to] = [band * COLUMNS, (band + 1) * COLUMNS];
        return {
          columns: columns.slice(from, to),
          rows: rows.map((row) => ({
            name: typed(row.name),
            detail: leftToRight(row.detail),
            cells: row.cells.slice(from, to).map(leftToRight),
          })),
        };
      }),
    })),
  };
}
