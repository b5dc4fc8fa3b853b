import type { ReactNode } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import styles from './Steps.module.css'

type Props = { number: number; title: string; children: ReactNode }

export function Step({ number, title, children }: Props) {
  return (
    <li className={styles['step']}>
      <Card padded className="col g3">
        <h2 className="row g3 t16">
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
          {title}
        </h2>
        {children}
      </Card>
    </li>
  )
}
