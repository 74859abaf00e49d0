import { answerOrders } from './answer-orders.ts';
import { boundDecoding } from './bounded-decoding.ts';
import { passivePdf } from './passive-pdf.ts';

boundDecoding();
answerOrders(passivePdf);
