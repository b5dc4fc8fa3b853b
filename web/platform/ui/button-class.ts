import styles from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonLook = {
  /** `danger` asks for the dialog, `danger-solid` is the answer in it. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'danger-solid' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  full?: boolean | undefined
  busy?: boolean | undefined
  className?: string | undefined
}

const KINDS = {
  primary: styles['primary'],
  secondary: undefined,
  quiet: styles['quiet'],
  danger: styles['danger'],
  'danger-quiet': styles['dangerQuiet'],
  'danger-solid': styles['dangerSolid'],
}
const SIZES = { small: styles['small'], medium: undefined, large: styles['large'] }

export const buttonClass = ({ kind, size, full, busy, className }: ButtonLook) =>
  classes(
    styles['button'],
    KINDS[kind ?? 'secondary'],
    SIZES[size ?? 'medium'],
    full && styles['full'],
    busy && styles['busy'],
    className,
  )
