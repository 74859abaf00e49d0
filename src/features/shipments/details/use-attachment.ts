import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import {
  getGetShipmentAttachmentQueryKey,
  getShipmentAttachment,
  useDeleteShipmentAttachment,
  useUpdateShipmentAttachment,
} from '../../../api/generated/attachments/attachments.ts';
import { getGetShipmentQueryKey } from '../../../api/generated/shipments/shipments.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { bytesOfDataUrl } from '../../../ui/data-url.ts';
import { saveFile } from '../../../ui/save-file.ts';

/** The contract's limit. */
const maxBytes = 5 * 1024 * 1024;
const tooLarge = { payload_too_large: 'shipments.attachment.tooLarge' } as const;
const meta = { handledCodes: Object.keys(tooLarge) };

/** Uploads, downloads and removes a shipment's file. */
export function useAttachment({ id, tracking_number }: Shipment) {
  const text = useText();
  const client = useQueryClient();
  const [isTooLarge, setTooLarge] = useState(false);
  const [download, setDownload] = useState<'rest' | 'pending' | 'failed'>('rest');
  const onSuccess = async (changed: Shipment) => {
    await showAnswer(client, getGetShipmentQueryKey(id), changed);
    client.removeQueries({ queryKey: getGetShipmentAttachmentQueryKey(id) });
  };
  const upload = useUpdateShipmentAttachment({ mutation: { meta, onSuccess } });
  const removal = useDeleteShipmentAttachment({ mutation: { onSuccess } });
  const [fault] = fieldErrorsOf(upload.error) ?? [];
  const failed = useSubmitError(upload.error ?? removal.error, tooLarge);

  const wrongOf = () => {
    if (isTooLarge) return text('shipments.attachment.tooLarge');
    if (fault) return text(`validation.${fault.code}`);
    return failed ?? (download === 'failed' ? text('api.failed') : null);
  };
  const forget = () => {
    upload.reset();
    removal.reset();
    setTooLarge(false);
    setDownload('rest');
  };

  return {
    /** The error as text; null if there is none. */
    wrong: wrongOf(),
    isSending: upload.isPending,
    isRemoving: removal.isPending,
    isFetching: download === 'pending',
    send: (file: File) => {
      forget();
      if (file.size > maxBytes) setTooLarge(true);
      else upload.mutate({ shipmentId: id, data: { attachment: file } });
    },
    remove: () => {
      forget();
      removal.mutate({ shipmentId: id });
    },
    save: async () => {
      forget();
      setDownload('pending');
      try {
        const { type, bytes } = bytesOfDataUrl((await getShipmentAttachment(id)).content);
        const ending = type === 'application/pdf' ? 'pdf' : 'webp';
        saveFile(`attachment-${tracking_number}.${ending}`, type, bytes);
        setDownload('rest');
      } catch {
        setDownload('failed');
      }
    },
  };
}
