import { useIntl } from 'react-intl';
import type { ImportUnreadable } from '../../../../api/generated/model/import-unreadable.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useByteText } from '../../../../ui/forms/use-byte-text.ts';
import { columnLetters } from '../column-letters.ts';

/** Codes whose bound is a number of bytes. */
const inBytes: readonly string[] = ['too_large', 'unpacked_too_large'];

/** Why a file cannot be read, where, and what to do about it. */
export function UnreadableText({ unreadable }: { unreadable: ImportUnreadable }) {
  const text = useText();
  const intl = useIntl();
  const byteText = useByteText();
  const { code, row, column, params } = unreadable;
  const most = params?.maximum ?? 0;
  const id = `shipments.import.unreadable.${code}`;
  const values = {
    most: inBytes.includes(code) ? byteText(most) : intl.formatNumber(most),
    found: params?.found ?? 'other',
  };
  const place = {
    row: intl.formatNumber(row ?? 0),
    column: column === undefined ? '' : columnLetters(column - 1),
    kind: row === undefined ? 'none' : column === undefined ? 'row' : 'cell',
  };
  return (
    <>
      <p>
        <strong>{text('shipments.import.unreadable')}</strong>
      </p>
      <p>
        {id in intl.messages ? text(id, values) : text('shipments.import.unreadable.other', values)}
      </p>
      {place.kind !== 'none' && <p>{text('shipments.import.unreadable.place', place)}</p>}
    </>
  );
}
