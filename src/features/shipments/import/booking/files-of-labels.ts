/** The shipments whose labels are in one file, counted from 1 in the order of the rows. */
export interface LabelFile {
  first: number;
  last: number;
}

/** As few files as can hold this many shipments, with at most `inFile` in each. */
export function filesOfLabels(shipments: number, inFile: number): LabelFile[] {
  return Array.from({ length: Math.ceil(shipments / inFile) }, (_, index) => ({
    first: index * inFile + 1,
    last: Math.min((index + 1) * inFile, shipments),
  }));
}
