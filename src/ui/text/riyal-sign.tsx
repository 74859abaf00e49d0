/**
 * The riyal sign U+20C1 as a drawing, because fonts do not have it yet. It has two stems, the left
 * one sweeping down to its foot, and three bars that rise along the line, like the sign that the
 * Saudi Central Bank published.
 */
export function RiyalSign() {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 900 1000"
      fill="currentColor"
      style={{ blockSize: '0.8em', inlineSize: '0.72em', verticalAlign: '-0.07em' }}
    >
      <path d="M312 88Q357 32 416 0V650Q416 672 404 690L346 776Q330 798 304 804L22 864Q28 806 52 752L312 697Z" />
      <path d="M520 142Q565 86 624 54V556L868 504Q862 562 838 616L624 661V768L868 716Q862 774 838 828L520 896Z" />
      <path d="M52 540L868 366Q862 424 838 478L22 652Q28 594 52 540Z" />
    </svg>
  );
}
