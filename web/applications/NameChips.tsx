import { X } from 'lucide-react'
import { Button, Tag, TagGroup, TagList, type Key } from 'react-aria-components'
import styles from './NameChips.module.css'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'

type Props = {
  label: string
  names: readonly string[]
  onRemove: (names: Set<Key>) => void
}

/** Arrow keys go from name to name, Delete takes one away. */
export function NameChips({ label, names, onRemove }: Props) {
  // A page that was rendered at build knows of no draft.
  const isTakenOver = useTakenOver()
  if (!isTakenOver || names.length === 0) return null
  return (
    <TagGroup aria-label={label} onRemove={onRemove}>
      <TagList className={styles['chips'] ?? ''}>
        {names.map((name) => (
          <Tag key={name} id={name} textValue={name} className={styles['chip'] ?? ''}>
            <span className="cut">{name}</span>
            <Button slot="remove" className={styles['remove'] ?? ''}>
              <X className="i-14" />
            </Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
