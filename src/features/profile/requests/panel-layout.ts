import styled from '@emotion/styled';

/** Several buttons at the end of a panel's heading. */
export const PanelActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
/** A cell of several lines, which do not touch the lines of the table. */
export const TallCell = styled('div')({ paddingBlock: 12 });
