import styled from '@emotion/styled';

/** What stands below another panel loads unseen until that has its height, and then stays in place. */
export const Below = styled('div')({
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  '&[hidden]': { display: 'none' },
});
