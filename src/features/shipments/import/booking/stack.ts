import styled from '@emotion/styled';

/** The parts of a step, one below the other. */
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
