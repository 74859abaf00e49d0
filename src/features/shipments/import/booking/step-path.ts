import { shipmentPaths, stepParameter } from '../../paths.ts';
import type { ImportStep } from '../steps.ts';

/** The address of a batch at a step that the person goes to. */
export function stepPath(batchId: string, step: ImportStep): string {
  return `${shipmentPaths.importBatch(batchId)}&${stepParameter}=${step}`;
}
