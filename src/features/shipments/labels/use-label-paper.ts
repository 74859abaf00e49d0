import { LabelPaper } from '../../../api/generated/model/label-paper.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useKeptOnDevice } from '../../../ui/kept-on-device.ts';

/** In the order in which they are offered. */
export const labelPapers = Object.values(LabelPaper);

/** The person's paper for labels, stored on the device (docs/adr/0012); A6 by default. */
export function useLabelPaper() {
  const { data: profile } = useGetProfile();
  return useKeptOnDevice('labels.paper', profile?.id, readPaper);
}

function readPaper(kept: unknown): LabelPaper {
  return labelPapers.find((paper) => paper === kept) ?? 'a6';
}
