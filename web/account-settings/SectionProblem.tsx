import type { ComponentProps } from 'react'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import styles from './AccountSection.module.css'

/** A part of the page failed to load. */
export function SectionProblem(props: ComponentProps<typeof LoadProblem>) {
  return (
    <div className={styles['body']}>
      <LoadProblem {...props} />
    </div>
  )
}
