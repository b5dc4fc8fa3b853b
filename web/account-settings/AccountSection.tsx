import type { ReactNode, Ref } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import { titleOf, type SectionId } from './account-sections.ts'
import styles from './AccountSection.module.css'

type Props = {
  id: SectionId
  ref?: Ref<HTMLElement>
  /** One or two lines under the title. */
  summary: ReactNode
  /** At the far end of the title. */
  action?: ReactNode
  children: ReactNode
}

export function AccountSection({ id, ref, summary, action, children }: Props) {
  return (
    <Card ref={ref} id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
      <header className={styles['head']}>
        <div>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {titleOf(id)}
          </h2>
          <p className="soft">{summary}</p>
        </div>
        {action}
      </header>
      {children}
    </Card>
  )
}
