import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ImportKindCount } from '../../../../api/generated/model/import-kind-count.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useFieldNames } from '../use-field-names.ts';

const List = styled('ul')({ listStyle: 'disc', paddingInlineStart: 20 });

interface RepairsNoticeProps {
  kinds: readonly ImportKindCount[];
  /** Shows the repaired rows. */
  onShow: () => void;
}

/** What a spreadsheet had broken and was put right, so that nothing changes unseen. */
export function RepairsNotice({ kinds, onShow }: RepairsNoticeProps) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useFieldNames();
  if (kinds.length === 0) return null;
  const wordsOf = (code: string) => {
    const id = `shipments.import.repair.${code}`;
    return id in intl.messages ? text(id) : text('shipments.import.repair.other');
  };
  return (
    <Notice
      tone="info"
      title={text('shipments.import.repairs')}
      action={
        <Button variant="outline" size="small" onClick={onShow}>
          {text('shipments.import.repairs.show')}
        </Button>
      }
    >
      <List>
        {kinds.map(({ field, code, count }) => (
          <li key={`${field ?? ''} ${code}`}>
            {text('shipments.import.repairs.kind', {
              field: field ? nameOf(field) : '',
              words: wordsOf(code),
              rows: text('shipments.import.inRows', { count, shown: intl.formatNumber(count) }),
            })}
          </li>
        ))}
      </List>
    </Notice>
  );
}
