import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './ImportStep.module.css'

type Props = {
  number: number
  title: string
  standing: 'done' | 'now' | 'ahead'
  children: ReactNode
  /** To lead there, where something else than the step before it does. */
  ref?: Ref<HTMLElement> | undefined
}

/** One of the steps along the rail. */
export function ImportStep({ number, title, standing, children, ref }: Props) {
  return (
    <li className={classes(styles['step'], styles[standing])}>
      <span className={styles['number']} aria-hidden="true">
        {standing === 'done' ? <Check className="i-14" /> : number}
      </span>
      <section ref={ref} tabIndex={-1} className={styles['body']} aria-label={title}>
        <h2 className="t16 semi">
          {title}
          {standing === 'done' && <span className="sr">, done</span>}
        </h2>
        {children}
      </section>
    </li>
  )
}
