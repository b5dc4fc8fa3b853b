import type { ClaimReader } from './claim-words.ts'
import styles from './Claims.module.css'

type Props = { claimId: number; photoIds: readonly number[]; reader: ClaimReader }

const SIDE = 64

/** The photos of a turn; each opens in full. Only both sides and staff can. */
export function ClaimPhotos({ claimId, photoIds, reader }: Props) {
  if (photoIds.length === 0) return null
  const base = reader === 'staff' ? `/admin/claims/${claimId}` : `/claims/${claimId}`
  return (
    <span className={styles['photos']}>
      {photoIds.map((id, at) => (
        <a key={id} href={`${base}/photos/${id}?size=large`} target="_blank" rel="noreferrer">
          <img
            src={`${base}/photos/${id}?size=small`}
            alt={`Evidence ${at + 1}`}
            width={SIDE}
            height={SIDE}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  )
}
