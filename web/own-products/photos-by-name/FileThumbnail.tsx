import { Check, ImageOff, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './FileThumbnail.module.css'
import type { PhotoSource } from './files/photo-source.ts'
import { thumbnailOf } from './thumbnail-of.ts'

type Props = {
  source: PhotoSource
  standing?: 'open' | 'good' | 'bad' | 'left out' | undefined
}

const STANDING = { open: '', good: ', added', bad: ', failed', 'left out': ', skipped' }

/** A chosen photo, small, with what became of it. */
export function FileThumbnail({ source, standing = 'open' }: Props) {
  const address = useThumbnail(source)
  const name = `${source.path}${STANDING[standing]}`
  return (
    <span className={classes(styles['thumb'], standing === 'left out' && styles['out'])}>
      {address ? (
        <img src={address} alt={name} title={source.path} width={56} height={56} />
      ) : (
        <span title={source.path} className={styles['none']}>
          <span className="sr">{name}</span>
          {address === undefined && <ImageOff className="i-20" />}
        </span>
      )}
      {standing === 'good' && <Check className={classes('i-14', styles['good'])} />}
      {standing === 'bad' && <TriangleAlert className={classes('i-14', styles['bad'])} />}
    </span>
  )
}

/** Null while it is being made, undefined if it can't be made. */
function useThumbnail(source: PhotoSource) {
  const [address, setAddress] = useState<string | null | undefined>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    const make = async () => {
      made = await thumbnailOf(source, leaving.signal)
      if (!leaving.signal.aborted) setAddress(made)
      else if (made) URL.revokeObjectURL(made)
    }
    void make()
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [source])
  return address
}
