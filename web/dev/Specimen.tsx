import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

type Props = { title: string; note?: string; children: ReactNode }

export function Specimen({ title, note, children }: Props) {
  return (
    <section className={styles['specimen']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        {note && <p className="t13 muted">{note}</p>}
      </div>
      <div className={styles['shown']}>{children}</div>
    </section>
  )
}
