import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import styles from './CompareTray.module.css'
import { MOST_COMPARED } from './compared-lots.ts'
import { useComparedLots } from './use-compared-lots.ts'

type Props = { quantity: number | undefined }

/** The lots chosen so far, at the foot of the window, with the way to compare them. */
export function CompareTray({ quantity }: Props) {
  const { lots, clear } = useComparedLots()
  if (lots.length === 0) return null
  return (
    <section className={styles['tray']} aria-label="Lots to compare">
      <ul className={styles['photos']} aria-hidden="true">
        {lots.map(({ id, photo_1_url: photo }) => (
          <li key={id}>
            <Photo url={photo} alt="" side={32} />
          </li>
        ))}
      </ul>
      <output className={styles['count']}>
        {lots.length} of {MOST_COMPARED} lots
      </output>
      <Button kind="quiet" size="small" onClick={clear}>
        Clear
      </Button>
      <ButtonLink kind="primary" size="small" href={paths.compare({ quantity })}>
        Compare
      </ButtonLink>
    </section>
  )
}
