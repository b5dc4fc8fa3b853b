import { packsAround } from '#market/products/packs.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { TextButton } from '#web/platform/ui/TextButton.tsx'

type Props = {
  quantity: number | undefined
  pack: number
  limits: { minimum: number; units: number }
  onChoose: (quantity: number) => void
}

/** What a quantity is in inner packs, with the whole packs around it one press away; others may be ordered too. */
export function PackHint({ quantity, pack, limits, onChoose }: Props) {
  const around = quantity ? packsAround(quantity, pack, limits) : []
  return (
    <span aria-live="polite">
      {!quantity || around.length === 0
        ? `Sold in packs of ${quantityText(pack)}`
        : `${quantityText(quantity)} isn’t a full pack: use `}
      {around.map((whole, at) => (
        <span key={whole}>
          {at > 0 && ' or '}
          <TextButton aria-label={`Take ${quantityText(whole)}`} onClick={() => onChoose(whole)}>
            {quantityText(whole)}
          </TextButton>
        </span>
      ))}
    </span>
  )
}
