import { useState } from 'react'
import { photoAt } from '#market/uploads/photo.ts'
import styles from './Avatar.module.css'
import { classes } from './classes.ts'
import { initialsOf } from '#web/platform/format/initials.ts'

type Props = {
  /** Also written next to the avatar, so screen readers skip this one. */
  name: string
  url?: string | null | undefined
  /** A company is square and larger than a person. */
  of?: 'person' | 'company' | undefined
  className?: string | undefined
}

export function Avatar({ name, url, of = 'person', className }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const stored = url && url !== failed ? photoAt(url, 200) : null
  return (
    <span aria-hidden="true" className={classes(styles['avatar'], styles[of], className)}>
      {stored ? (
        <img src={stored} alt="" width={40} height={40} onError={() => setFailed(url ?? null)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
