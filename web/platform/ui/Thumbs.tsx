import { Photo } from './Photo.tsx'
import styles from './Thumbs.module.css'

const MOST = 3
const SIDE = 36

type Thumb = { id: string; url: string | null | undefined }
type Props = { of: readonly Thumb[] }

/** The first photos of several lots, and how many lots more there are. */
export function Thumbs({ of: lots }: Props) {
  const shown = lots.length > MOST ? lots.slice(0, MOST - 1) : lots
  const more = lots.length - shown.length
  return (
    <div className={styles['thumbs']}>
      {shown.map(({ id, url }) => (
        <Photo key={id} url={url} alt="" side={SIDE} />
      ))}
      {more > 0 && <span className={styles['more']}>+{more}</span>}
    </div>
  )
}
