import type { OfferProduct } from '#market/offers/offer-document.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './Counter.module.css'

type Props = { line: OfferProduct; onUndo: () => void }

export function RemovedRow({ line: { product, images }, onUndo }: Props) {
  return (
    <div className={styles['removed']}>
      <Photo url={images[0] ?? product.photo_1_url} alt="" side={36} />
      <span className="cut2">
        <s>{product.name}</s> is left out of the counter
      </span>
      <TextButton
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus was on the button that is gone
        autoFocus
        onClick={onUndo}
      >
        Undo
      </TextButton>
    </div>
  )
}
