import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import styles from './Button.module.css'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Its action is running: it keeps its width and ignores another press. */
    busy?: boolean | undefined
  }

export function Button({ kind, size, full, className, busy, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ kind, size, full, busy, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : button.onClick}
    >
      <span className={styles['words']}>{children}</span>
    </button>
  )
}
