/**
 * Design tokens: the look of Mizan in one place.
 *
 * The colours are those of an old brass balance: brass for what matters, the verdigris it grows
 * for what acts, and paper with a little of that green for what rests. Every text colour below
 * reaches 4.5:1 on `surface` and on `canvas`; `lineStrong` and `brass` reach 3:1 as graphics.
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
  verdigrisSoft: '#e2f1ed',
  verdigrisGlow: '#7fd6c2',

  brass: '#b8801f',
  brassText: '#855708',
  brassSoft: '#fbf2e0',
  brassMark: '#f9dfa3',
  brassBright: '#e9b44c',

  onAccent: '#ffffff',
  onDark: '#f1f6f3',
  onDarkMuted: '#a9c3bb',

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

/** Corner radii in pixels: small for chips, medium for controls, large for panels. */
export const radius = { small: 6, medium: 9, large: 14, round: 999 } as const;

/** Lines separate what lies on the page; only what floats above it throws a shadow. */
export const elevation = {
  flat: 'none',
  raised: '0 1px 2px rgb(12 46 45 / 6%), 0 2px 8px rgb(12 46 45 / 5%)',
  floating: '0 2px 6px rgb(12 46 45 / 8%), 0 12px 32px rgb(12 46 45 / 14%)',
} as const;

export const fontFamily =
  "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, 'Noto Sans Arabic', system-ui, sans-serif";

/**
 * Sizes of letters with their leading, in pixels. Arabic letters are smaller on the line than Latin
 * ones and reach further above and below it: sizes and leading suit both.
 */
export const typeScale = {
  caption: { fontSize: 13, lineHeight: '20px' },
  small: { fontSize: 14, lineHeight: '22px' },
  body: { fontSize: 15, lineHeight: '25px' },
  lead: { fontSize: 16, lineHeight: '26px' },
  title: { fontSize: 19, lineHeight: '30px' },
  figure: { fontSize: 24, lineHeight: '34px' },
  heading: { fontSize: 27, lineHeight: '38px' },
  display: { fontSize: 32, lineHeight: '46px' },
} as const;

/**
 * How long things take to change and by which curve: `quick` answers the pointer, `calm` lets
 * something appear, unfold or leave. People who ask for less motion get none (see GlobalStyle).
 */
export const motion = {
  quick: '120ms',
  calm: '200ms',
  enter: 'cubic-bezier(0.2, 0, 0, 1)',
  leave: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Headings and buttons on that scale. */
export const type = {
  h1: { ...typeScale.heading, fontWeight: 600 },
  h2: { ...typeScale.title, fontWeight: 600 },
  h3: { ...typeScale.lead, fontWeight: 600 },
  button: { ...typeScale.body, fontWeight: 500 },
} as const;

/** What floats above what (z-index). MUI's dialogs and menus lie between bar and toast. */
export const layers = { bar: 1100, toast: 1400, tooltip: 1500, progress: 1500 } as const;

/** Font features of figures: equal widths, and Latin shapes even beside Arabic letters. */
export const figures = {
  fontFeatureSettings: "'tnum' 1, 'locl' 0",
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Widths in pixels. */
export const layout = { sideNavigation: 252, topBar: 64, content: 1180 } as const;
