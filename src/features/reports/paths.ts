/** The overview. It loads with every page; the other addresses, in address/report-paths.ts, with the reports. */
export const reportsPath = '/reports';

/** The overview and every report below it; the page refuses other addresses. */
export const reportPattern = `${reportsPath}/:report?/:part?`;
