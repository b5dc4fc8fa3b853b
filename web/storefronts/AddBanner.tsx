import { ImagePlus } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import styles from './AddBanner.module.css'

/** What its owner sees of a shop without a banner. */
export function AddBanner() {
  return (
    <div className={styles['prompt']}>
      <p className="t13 soft">Buyers see a plain band until you add a banner.</p>
      <ButtonLink href={paths.sellerProfile()}>
        <ImagePlus />
        Add Banner
      </ButtonLink>
    </div>
  )
}
