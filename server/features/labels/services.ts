import type { LabelPrinter } from './label-printer.ts';

declare module '../../http/operations.ts' {
  interface Services {
    /** Makes files of labels in the background. */
    printer: LabelPrinter;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    labelPrinter: LabelPrinter;
  }
}
