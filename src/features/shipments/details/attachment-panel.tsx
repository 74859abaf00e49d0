import styled from '@emotion/styled';
import { useRef } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useGetShipmentAttachment } from '../../../api/generated/attachments/attachments.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useByteText } from '../../../ui/forms/use-byte-text.ts';
import { DocumentIcon, DownloadIcon, UploadIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { useAttachment } from './use-attachment.ts';

const Root = styled('div')({ display: 'grid', gap: 12 });
const File = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: colors.inkMuted,
});
const Name = styled('p')({ color: colors.ink, fontWeight: 500 });
const About = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Picture = styled('img')({
  inlineSize: '100%',
  blockSize: 180,
  objectFit: 'contain',
  background: colors.sunken,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const kinds = 'image/png,image/jpeg,image/webp,application/pdf';

/** The picture or PDF of the goods: view, save, replace and remove. */
export function AttachmentPanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const byteText = useByteText();
  const chooser = useRef<HTMLInputElement>(null);
  const { attachment } = shipment;
  const { wrong, isSending, isRemoving, isFetching, send, remove, save } = useAttachment(shipment);
  const isPicture = attachment?.media_type === 'image/webp';
  const choose = (
    <Button
      variant="outline"
      size="small"
      startIcon={<UploadIcon size={16} />}
      loading={isSending}
      onClick={() => {
        chooser.current?.click();
      }}
    >
      {text(attachment ? 'shipments.attachment.replace' : 'shipments.attachment.add')}
    </Button>
  );
  return (
    <Panel title={text('shipments.attachment.title')}>
      <Root>
        {isPicture && <ShownPicture shipment={shipment} addedAt={attachment.added_at} />}
        {attachment && (
          <File>
            <DocumentIcon size={20} />
            <div>
              <Name>{text(`shipments.attachment.${isPicture ? 'picture' : 'pdf'}`)}</Name>
              <About>
                <bdi>{byteText(attachment.size)}</bdi>
                <Separator />
                <DateText value={attachment.added_at} format="short" />
              </About>
            </div>
          </File>
        )}
        {!attachment && <About>{text('shipments.attachment.lead')}</About>}
        <Actions>
          {attachment && (
            <Button
              variant="outline"
              size="small"
              startIcon={<DownloadIcon size={16} />}
              loading={isFetching}
              onClick={() => void save()}
            >
              {text('shipments.attachment.save')}
            </Button>
          )}
          {choose}
          {attachment && (
            <Button
              variant="text"
              size="small"
              color="neutral"
              loading={isRemoving}
              onClick={remove}
            >
              {text('shipments.attachment.remove')}
            </Button>
          )}
        </Actions>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={kinds}
          aria-label={text('shipments.attachment.add')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) send(file);
            // Allows choosing the same file again after it was refused.
            event.target.value = '';
          }}
        />
        {wrong !== null && (
          <Notice tone="danger" assertive>
            {wrong}
          </Notice>
        )}
      </Root>
    </Panel>
  );
}

/** The picture. Its space is reserved before it loads. */
function ShownPicture({ shipment, addedAt }: { shipment: Shipment; addedAt: string }) {
  const text = useText();
  const { data } = useGetShipmentAttachment(shipment.id);
  return (
    <Picture
      // Another file has another element, so that the old picture does not show for a moment.
      key={addedAt}
      src={data?.content}
      alt={data ? text('shipments.attachment.picture') : ''}
    />
  );
}
