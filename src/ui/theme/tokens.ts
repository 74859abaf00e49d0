/**
 * Design tokens.
 *
 * The colours are those of an old brass balance: brass for accents, the verdigris of aged brass for
 * actions, and paper with a tint of that green for backgrounds. Every text colour below has a
 * contrast of at least 4.5:1 on `surface` and on `canvas`; `lineStrong` and `brass` have 3:1 as
 * graphics.
 */
export const colors = {
  canvas: '#f4f6f4',
  surface: '#ffffff',
  sunken: '#edf1ee',
  line: '#dfe5e1',
  lineStrong: '#7d8e88',

  ink: '#12231f',
  inkMuted: '#50625c',

  verdigris: '#0f6b60',
  verdigrisDark: '#0a4f48',
  verdigrisDeep: '#0c2e2d',
  verdigrisLit: '#165650',
  verdigrisSoft: '#e2f1ed',
  verdigrisGlow: '#7fd6c2',

  brass: '#b8801f',
  brassText: '#855708',
  brassSoft: '#fbf2e0',
  brassMark: '#f9dfa3',
  brassBright: '#e9b44c',
  brassLit: '#f2c365',

  /** Of what slides below something else. */
  shade: 'rgb(12 46 45 / 16%)',

  onAccent: '#ffffff',
  onDark: '#f1f6f3',
  onDarkMuted: '#a9c3bb',
  onDarkHover: 'rgb(255 255 255 / 5%)',
  onDarkChosen: 'rgb(255 255 255 / 9%)',

  success: '#17713d',
  successSoft: '#e4f4e9',
  info: '#1e5d9e',
  infoSoft: '#e6f0fa',
  warning: '#8a5200',
  warningSoft: '#fdf1dc',
  danger: '#b0251d',
  dangerDark: '#8c1b15',
  dangerSoft: '#fdebe9',
} as const;

/** The metals of couriers' tiers: text and background colours. */
export const metals = {
  bronze: { color: '#7a4318', background: '#f8ebdf' },
  silver: { color: '#4a5662', background: '#eceff2' },
  gold: { color: '#7a5200', background: '#fbf0d3' },
  platinum: { color: '#ffffff', background: '#2c4a55' },
} as const;

/**
 * Pixels between and around elements: dense where people work, generous where they decide. Smaller
 * values than the first are only for optical corrections.
 */
export const space = [10, 12, 16, 20, 24, 32, 40, 48, 64, 96] as const;

/** Corner radii in pixels: small for chips, medium for controls, large for panels. */
export const radius = { small: 6, medium: 9, large: 14, round: 999 } as const;

/** Lines separate what lies on the page. Only floating elements have a shadow. */
export const elevation = {
  flat: 'none',
  raised: '0 1px 2px rgb(12 46 45 / 6%), 0 2px 8px rgb(12 46 45 / 5%)',
  floating: '0 2px 6px rgb(12 46 45 / 8%), 0 12px 32px rgb(12 46 45 / 14%)',
} as const;

export const fontFamily =
  "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, 'Noto Sans Arabic', system-ui, sans-serif";

/** A length that grows with the font size set in the browser: 16 px are one rem. */
const rem = (pixels: number) => `${pixels / 16}rem`;

const letters = (size: number, leading: number) => ({
  fontSize: rem(size),
  lineHeight: rem(leading),
});

/**
 * Font sizes and line heights in pixels. Arabic letters are smaller on the line than Latin ones and
 * extend further above and below it; these values suit both.
 */
export const typeScale = {
  caption: letters(13, 20),
  small: letters(14, 22),
  body: letters(15, 25),
  lead: letters(16, 26),
  title: letters(19, 30),
  figure: letters(24, 34),
  heading: letters(27, 38),
  display: letters(32, 46),
} as const;

/**
 * Durations and easing curves: `quick` responds to the pointer, `calm` makes things appear, unfold
 * or leave, `turn` rotates while something is awaited (shown after `patience`), `settle` is the
 * balance coming to rest. For people who prefer reduced motion, animations last `none` and changes
 * are immediate (see GlobalStyle).
 */
export const motion = {
  none: '0.01ms',
  quick: '120ms',
  calm: '200ms',
  turn: '900ms',
  patience: '300ms',
  settle: '1600ms',
  enter: 'cubic-bezier(0.2, 0, 0, 1)',
  leave: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Styles of headings and buttons on that scale. */
export const type = {
  h1: { ...typeScale.heading, fontWeight: 600 },
  h2: { ...typeScale.title, fontWeight: 600 },
  h3: { ...typeScale.lead, fontWeight: 600 },
  button: { ...typeScale.body, fontWeight: 500 },
} as const;

/** Stacking order (z-index). MUI's dialogs and menus are between the bar and the toasts. */
export const layers = {
  bar: 1100,
  list: 1300,
  toast: 1400,
  tooltip: 1500,
  progress: 1500,
} as const;

/** Font features of digits: equal widths, and Latin shapes even next to Arabic letters. */
export const figures = {
  fontFeatureSettings: "'tnum' 1, 'locl' 0",
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Widths in pixels; `window` is that of the largest one that lists fill. */
export const layout = { sideNavigation: 252, topBar: 64, content: 1180, window: 1920 } as const;
