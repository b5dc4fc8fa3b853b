import { useId, type ReactNode } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import styles from './FormSection.module.css'

type Props = { title: string; summary: ReactNode; children: ReactNode }

/** A part of the form: what it is about on one side, its fields on the other. */
export function FormSection({ title, summary, children }: Props) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header>
        <h2 id={id} className="t16">
          {title}
        </h2>
        <p className="t13 soft">{summary}</p>
      </header>
      <Card padded className="col g4">
        {children}
      </Card>
    </section>
  )
}
