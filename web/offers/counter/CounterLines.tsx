import type { Party } from '#market/accounts/viewer.ts'
import styles from './Counter.module.css'
import { CounterRow } from './CounterRow.tsx'
import type { useCounter } from './use-counter.ts'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'

type Props = { counter: ReturnType<typeof useCounter>; viewer: Party }

export function CounterLines({ counter: { lines, change, error }, viewer }: Props) {
  const left = lines.filter(({ isRemoved }) => !isRemoved).length
  return (
    <div className={styles['lines']}>
      <div className={styles['heads']} aria-hidden="true">
        <span>Product</span>
        <span>Units</span>
        <span className="num">Their price</span>
        <span>My counter</span>
        <span className="num">Off MSRP</span>
        <span className="num">Line total</span>
      </div>
      <ul>
        {lines.map((each, index) => (
          <li key={each.line.id}>
            {each.isRemoved ? (
              <RemovedRow
                line={each.line}
                onUndo={() => change(each.line.id, { isRemoved: false })}
              />
            ) : (
              <CounterRow
                draft={each}
                viewer={viewer}
                refusal={error}
                isFirst={index === 0}
                isLast={left === 1}
                onChange={(changed) => change(each.line.id, changed)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type RemovedRowProps = { line: OfferProduct; onUndo: () => void }

function RemovedRow({ line: { product, images }, onUndo }: RemovedRowProps) {
  return (
    <div className={styles['removed']}>
      <Photo url={images[0] ?? product.photo_1_url} alt="" side={36} />
      <span className="cut2">
        <s>{product.name}</s> is removed from the counter
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
