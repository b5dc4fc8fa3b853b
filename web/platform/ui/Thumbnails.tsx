import { Photo } from './Photo.tsx'
import styles from './Thumbnails.module.css'

const MOST = 3
const SIDE = 36

type Thumbnail = { id: string; url: string | null | undefined }
type Props = { of: readonly Thumbnail[] }

/** The first photos of several products, and how many products more there are; on phones the first alone. */
export function Thumbnails({ of: lots }: Props) {
  const shown = lots.length > MOST ? lots.slice(0, MOST - 1) : lots
  const more = lots.length - shown.length
  return (
    <div className={styles['thumbs']}>
      {shown.map(({ id, url }) => (
        <Photo key={id} url={url} alt="" side={SIDE} />
      ))}
      {more > 0 && <span className={styles['more']}>+{more}</span>}
      {lots.length > 1 && <span className={styles['others']}>+{lots.length - 1}</span>}
    </div>
  )
}
