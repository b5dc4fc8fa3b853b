import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import type { LeftOut } from './files/photo-source.ts'
import { count } from './photo-words.ts'
import styles from './PhotoRows.module.css'

type Props = { files: readonly LeftOut[] }

const MOST_SHOWN = 200

/** Files that are no photos, or cannot be sent, with the reason. */
export function LeftOutFiles({ files }: Props) {
  if (files.length === 0) return null
  const more = files.length - MOST_SHOWN
  return (
    <Disclosure className="t13" title={`${count(files.length, 'file')} left out`}>
      <ul className="col g2">
        {files.slice(0, MOST_SHOWN).map(({ path, reason }) => (
          <li key={path} className={styles['path']}>
            {path}: {reason}
          </li>
        ))}
        {more > 0 && <li>and {count(more, 'more file')}</li>}
      </ul>
    </Disclosure>
  )
}
