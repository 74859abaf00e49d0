import { type Faults, inAnswersOf } from '../fault.ts';

/** Answers with parts that do not agree, each of which could be right by itself. */
export const disagreementFaults = {
  'fee-beside-the-sum': {
    does: '`listShipments` shows a fee for cash that is not in the subtotal.',
    answer: inAnswersOf('listShipments', ({ data }) => {
      for (const { charge } of data) charge.cod_fee.amount += 100;
    }),
  },
  'closed-as-opened': {
    does: '`getStatement` closes every month with the balance it opened with.',
    answer: inAnswersOf('getStatement', (statement) => {
      statement.closing = statement.opening;
    }),
  },
  'collected-but-cancellable': {
    does: '`getShipment` says of every pending shipment that it can be cancelled.',
    answer: inAnswersOf('getShipment', (shipment) => {
      shipment.cancellable = shipment.status === 'pending';
    }),
  },
  'events-oldest-first': {
    does: '`trackShipment` lists the events oldest first.',
    answer: inAnswersOf('trackShipment', ({ events }) => events.reverse()),
  },
} satisfies Faults;
