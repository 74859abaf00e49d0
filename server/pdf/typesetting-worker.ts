import { answerOrders } from './answer-orders.ts';
import { compileDocument } from './compile-document.ts';

answerOrders(compileDocument);
