import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { useNow } from '#web/platform/ui/use-now.ts'
import { healthFacts } from './health-facts.ts'
import styles from './System.module.css'

type Props = { health: SystemHealth }

export function HealthParts({ health }: Props) {
  const now = useNow()
  return (
    <div className={styles['parts']}>
      {healthFacts(health, now).map(({ part, state, colour, detail }) => (
        <Card key={part} padded aria-label={part}>
          <div className="row between">
            <h2 className="t16">{part}</h2>
            <Pill colour={colour}>{state}</Pill>
          </div>
          <p className="t13 soft">{detail}</p>
        </Card>
      ))}
    </div>
  )
}
