import { CircleAlert, Trash2, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import styles from './Counter.module.css'
import { type CounterLine, counterLineTotal, counterPercentOff } from './counter-draft.ts'
import { counterNotes, type CounterNotes as Notes } from './counter-notes.ts'

type Props = {
  draft: CounterLine
  viewer: Party
  /** The server's refusal of the last attempt. */
  refusal: Error | null
  isFirst: boolean
  /** The only one that is left. */
  isLast: boolean
  onChange: (changed: Partial<CounterLine>) => void
}

export function CounterRow({ draft, viewer, refusal, onChange, ...is }: Props) {
  const notesId = useId()
  const { line, quantity, unitPrice } = draft
  const { product } = line
  const notes = counterNotes(draft, viewer, refusal)
  const isWrong = (field: string) =>
    notes.errors.some((error) => error.field === field) || undefined
  const off = counterPercentOff(draft)
  return (
    <div className={styles['row']}>
      <span className={styles['product']}>
        <Photo url={line.images[0] ?? product.photo_1_url} alt="" side={36} />
        <span className="med cut2" title={product.name}>
          {product.name}
        </span>
      </span>
      <span className={styles['units']} data-label="Units">
        <QuantityInput
          size="small"
          aria-label={`Units of ${product.name}`}
          aria-invalid={isWrong('quantity')}
          aria-describedby={notesId}
          value={quantity}
          onChange={(changed) => onChange({ quantity: changed })}
        />
      </span>
      <span className="num" data-label="Their price">
        {formatUsd(line.unit_price)}
      </span>
      <span className={styles['price']} data-label="My counter">
        <MoneyInput
          ref={is.isFirst ? startHere : undefined}
          size="small"
          aria-label={`My price for ${product.name}`}
          aria-invalid={isWrong('unit_price')}
          aria-describedby={notesId}
          data-warned={notes.warning ? true : undefined}
          value={unitPrice}
          onChange={(changed) => onChange({ unitPrice: changed })}
        />
      </span>
      <span className="num green semi" data-label="Off MSRP">
        {off === undefined ? '—' : `${off}%`}
      </span>
      <span className="num semi" data-label="Line total">
        {formatUsd(counterLineTotal(draft))}
      </span>
      <IconButton
        label={`Remove ${product.name}`}
        title={is.isLast ? 'An offer needs at least one product' : `Remove ${product.name}`}
        look="small"
        className={styles['remove']}
        disabled={is.isLast}
        onClick={() => onChange({ isRemoved: true })}
      >
        <Trash2 />
      </IconButton>
      <CounterNotes id={notesId} notes={notes} />
    </div>
  )
}

/** The price is what a counter is about; on a touch screen the keyboard would cover the rest of it. */
function startHere(price: HTMLInputElement | null) {
  if (matchMedia('(pointer: coarse)').matches) return
  price?.focus()
  price?.select()
}

type CounterNotesProps = { id: string; notes: Notes }

/** Stands below the row. A price with an error gets no warning as well. */
function CounterNotes({ id, notes: { errors, warning } }: CounterNotesProps) {
  return (
    <div id={id} className={styles['notes']} aria-live="polite">
      {errors.map(({ field, message }) => (
        <p key={field} className="red">
          <CircleAlert className="i-14" /> {message}
        </p>
      ))}
      {warning && errors.length === 0 && (
        <p className="amber">
          <TriangleAlert className="i-14" /> {warning}
        </p>
      )}
    </div>
  )
}
