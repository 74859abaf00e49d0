export interface IconProps {
  /** Size in pixels. */
  size?: number;
}

interface Drawing {
  /** Points in reading direction, so it is mirrored in Arabic. */
  directional?: boolean;
}

/**
 * One line drawing on a 24 by 24 grid. Icons repeat the text next to them, so they are hidden from
 * screen readers.
 */
export function line(path: string, { directional = false }: Drawing = {}) {
  return function LineIcon({ size = 20 }: IconProps) {
    return (
      <svg
        aria-hidden
        focusable="false"
        className={directional ? 'directional' : undefined}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ flexShrink: 0 }}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const HomeIcon = line('M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z');
export const ParcelIcon = line('M12 3 20 7v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4');
export const ProductIcon = line('M4 12V5a1 1 0 0 1 1-1h7l8 8-8 8zM8.5 8.5v.01');
export const CourierIcon = line(
  'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const RouteIcon = line(
  'M6 18a2 2 0 1 0 0 .01M18 6a2 2 0 1 0 0 .01M8 18h7a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h7',
);
export const BalanceIcon = line(
  'M3 8h18M12 4v16M8 20h8M6.5 8 3.5 14.5a3.2 3.2 0 0 0 6 0zM17.5 8l-3 6.5a3.2 3.2 0 0 0 6 0z',
);
export const WalletIcon = line(
  'M4 7.5V17a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1v-9.5a1 1 0 0 0-1-1H5.5a1.5 1.5 0 0 1 0-3H17v3M16 13.5h.01',
);
export const PlusIcon = line('M12 5v14M5 12h14');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = line('M6 6l12 12M18 6 6 18');
export const CheckIcon = line('M5 12.5 10 17.5 19.5 7');
export const ChevronDownIcon = line('M6 9.5 12 15.5 18 9.5');
export const ArrowUpIcon = line('M12 19V5M6 11l6-6 6 6');
export const ArrowDownIcon = line('M12 5v14M6 13l6 6 6-6');
export const SortIcon = line('M8 10l4-4 4 4M8 14l4 4 4-4');
export const ArrowForwardIcon = line('M5 12h14M13 6l6 6-6 6', { directional: true });
export const ArrowBackIcon = line('M19 12H5M11 6l-6 6 6 6', { directional: true });
export const ChevronForwardIcon = line('M9.5 6 15.5 12 9.5 18', { directional: true });
export const SwapIcon = line('M5 8h13.5M15 4.5 18.5 8 15 11.5M19 16H5.5M9 12.5 5.5 16 9 19.5');
export const CopyIcon = line(
  'M9 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM16 9V5a1 1 0 0 0-1-1H6a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h2',
);
export const AlertIcon = line('M12 4 21 19.5H3zM12 10v4M12 16.8v.01');
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8v.01');
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon = line(
  'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.2 7.6A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.95M10 10a3 3 0 0 0 4.2 4.2',
);
export const SignOutIcon = line(
  'M14 4.5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  { directional: true },
);
export const GlobeIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
);
export const RefreshIcon = line('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5');
export const SearchIcon = line('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5');
export const FilterIcon = line('M4 6h16M7 12h10M10 18h4');
export const UploadIcon = line(
  'M12 16V4.5M7 9l5-5 5 5M4.5 15v3.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V15',
);
export const DocumentIcon = line(
  'M13.5 3.5H7a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V8zM13.5 3.5V8H18',
);
export const LabelIcon = line('M4 5h16v14H4zM8 9v6M11 9v6M13.5 9v6M16 9v6');
export const CalendarIcon = line('M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8');
export const ClockIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2');
export const PersonIcon = line('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0');
export const OfflineIcon = line(
  'M4 4l16 16M8.6 15.2a5 5 0 0 1 6.8 0M5.2 11.8a10 10 0 0 1 4-2.4M13 9a10 10 0 0 1 5.8 2.8M2 8.5a15 15 0 0 1 4-2.7M10.5 4.6A15 15 0 0 1 22 8.5M12 19h.01',
);
export const EnterIcon = line('M20 5v7a2 2 0 0 1-2 2H5M9 10l-4 4 4 4');
export const ComputerIcon = line('M4 5h16v11H4zM9 20h6M12 16v4');
export const PhoneIcon = line(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
);
export const DownloadIcon = line(
  'M12 4.5V16M7 11l5 5 5-5M4.5 15v3.5a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1V15',
);
export const CashIcon = line(
  'M3.5 6.5h17v11h-17zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.5 12h.01M17.5 12h.01',
);
export const LockIcon = line('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2');
export const ColumnsIcon = line('M4 5h16v14H4zM9.5 5v14M14.5 5v14');
export const MoreIcon = line('M12 5.5v.01M12 12v.01M12 18.5v.01');
export const PinIcon = line('M9 4h6l-1 6 3 3H7l3-3zM12 13v7');
export const StarIcon = line(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
);
export const BookmarkIcon = line('M7 4h10v16l-5-4-5 4z');
export const ArchiveIcon = line('M4 5h16v4H4zM5.5 9v10h13V9M10 13h4');
export const TrashIcon = line('M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5');
export const PencilIcon = line('M5 19l1-4L16.5 4.5l3 3L9 18z');
export const PlansIcon = line(
  'M12 3.5 20.5 8 12 12.5 3.5 8zM3.5 12 12 16.5 20.5 12M3.5 16 12 20.5 20.5 16',
);
export const ChartIcon = line('M4 20h16M7 16v-5M12 16V5M17 16V9');
