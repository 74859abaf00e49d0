import { colors, motion, radius, type, typeScale } from '../theme/tokens.ts';

const variants = {
  solid: {
    primary: { color: colors.onAccent, background: colors.verdigris, hover: colors.verdigrisDark },
    danger: { color: colors.onAccent, background: colors.danger, hover: colors.dangerDark },
    neutral: { color: colors.onAccent, background: colors.ink, hover: colors.verdigrisDeep },
  },
  outline: {
    primary: { color: colors.ink, background: colors.surface, hover: colors.sunken },
    danger: { color: colors.danger, background: colors.surface, hover: colors.dangerSoft },
    neutral: { color: colors.inkMuted, background: colors.surface, hover: colors.sunken },
  },
  text: {
    primary: { color: colors.verdigris, background: 'transparent', hover: colors.verdigrisSoft },
    danger: { color: colors.danger, background: 'transparent', hover: colors.dangerSoft },
    neutral: { color: 'inherit', background: 'transparent', hover: colors.sunken },
  },
} as const;

const sizes = {
  small: { minBlockSize: 34, paddingInline: 12, ...typeScale.small },
  medium: { minBlockSize: 42, paddingInline: 16 },
  large: { minBlockSize: 50, paddingInline: 24, ...typeScale.lead },
} as const;

/** How a button looks. The default is solid, primary and medium. */
export interface ButtonStyle {
  variant?: keyof typeof variants;
  color?: keyof (typeof variants)['solid'];
  /** Minimum height 34, 42 or 50 px. */
  size?: keyof typeof sizes;
  fullWidth?: boolean;
}

const styleProps: readonly string[] = ['variant', 'color', 'size', 'fullWidth'];

/** Keeps style props from becoming attributes. */
export const withoutStyleProps = {
  shouldForwardProp: (name: string) => !styleProps.includes(name),
};

/** The styles of one variant. */
export function buttonStyles({
  variant = 'solid',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonStyle) {
  const { hover, ...tone } = variants[variant][color];
  return {
    ...type.button,
    ...sizes[size],
    ...tone,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    flexShrink: 0,
    maxInlineSize: '100%',
    ...(fullWidth && { inlineSize: '100%' }),
    paddingBlock: 6,
    border: `1px solid ${variant === 'outline' ? colors.line : 'transparent'}`,
    borderRadius: radius.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `color ${motion.quick}, background-color ${motion.quick}, border-color ${motion.quick}`,
    '&:hover': {
      background: hover,
      ...(variant === 'outline' && { borderColor: colors.lineStrong }),
    },
    '&:disabled': {
      color: colors.inkMuted,
      background: variant === 'text' ? 'transparent' : colors.sunken,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  } as const;
}
