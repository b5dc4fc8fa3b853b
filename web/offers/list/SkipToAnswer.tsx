import { classes } from '#web/platform/ui/classes.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'
import styles from './SkipToAnswer.module.css'

/** Leads past the search and the tabs to the first offer that waits for the reader; seen while it has the focus. */
export function SkipToAnswer() {
  return (
    <button
      type="button"
      className={classes(buttonClass({ size: 'small' }), styles['skip'])}
      onClick={() =>
        [...document.querySelectorAll<HTMLElement>('[data-act="accept"]')]
          .find((button) => button.checkVisibility())
          ?.focus()
      }
    >
      Skip to the first offer waiting for me
    </button>
  )
}
