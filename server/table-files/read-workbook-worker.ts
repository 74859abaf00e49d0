import { answerOrders } from '../pdf/answer-orders.ts';
import { readWorkbook } from './read-workbook.ts';
import type { WorkbookAnswer, WorkbookOrder } from './read-xlsx.ts';
import { TableRefused } from './refusal.ts';

answerOrders(async ({ bytes, limits }: WorkbookOrder): Promise<WorkbookAnswer> => {
  try {
    return { workbook: await readWorkbook(bytes, limits) };
  } catch (error) {
    if (error instanceof TableRefused) return { refusal: error.refusal };
    return { refusal: { code: 'damaged_file', params: {} } };
  }
});
