import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './SentSpreadsheet.module.css'

type Props = {
  fileName: string
  /** What is known of it: "412 KB". */
  facts: string
  /** What to do with it. */
  children?: ReactNode
}

export function SentSpreadsheet({ fileName, facts, children }: Props) {
  return (
    <div className={styles['file']}>
      <span className={styles['mark']}>
        <FileSpreadsheet className="i-20" />
      </span>
      <span className={classes('col', styles['name'])}>
        <b className="med cut">{fileName}</b>
        <span className="t13 muted">{facts}</span>
      </span>
      <ChooseFile>Replace</ChooseFile>
      {children}
    </div>
  )
}
