import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Followed } from './followed.ts'
import { useLatestImports } from './import-queries.ts'
import { LatestImport } from './LatestImport.tsx'
import styles from './LatestImports.module.css'

type Props = { onShow: (followed: Followed) => void; onUndone: () => void }

/** What was imported of late, with its outcome. */
export function LatestImports({ onShow, onUndone }: Props) {
  const { data: imports = [] } = useLatestImports()
  if (imports.length === 0) return null
  return (
    <Card className={styles['imports']} aria-label="Recent imports">
      <CardHead title="Recent imports" />
      <ul>
        {imports.map((each) => (
          <LatestImport
            key={each.key}
            summary={each}
            onShow={() => onShow({ fileKey: each.key, fileName: each.file_name })}
            onUndone={onUndone}
          />
        ))}
      </ul>
    </Card>
  )
}
