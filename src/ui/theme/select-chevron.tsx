/** The arrow of a box that opens a list. MUI's Select positions it by `className`. */
export function SelectChevron({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      className={className}
      width="1em"
      height="1em"
      fontSize={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 9.5 12 15.5 18 9.5" />
    </svg>
  );
}
