import { useEffect, useRef } from 'react'
import styles from './ApplicationCard.module.css'
import { isOnePane } from './one-pane.ts'

type Props = { company: string; isOpened: boolean }

/** Takes the focus where it takes the place of the list. */
export function ApplicationTitle({ company, isOpened }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened && isOnePane()) heading.current?.focus()
  }, [isOpened])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles['company']}>
      {company}
    </h2>
  )
}
