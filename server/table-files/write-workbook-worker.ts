import { answerOrders } from '../pdf/answer-orders.ts';
import { writeWorkbook } from './write-workbook.ts';

answerOrders(writeWorkbook);
