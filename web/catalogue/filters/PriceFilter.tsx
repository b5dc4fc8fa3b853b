import { useState } from 'react'
import { cents, type Cents } from '#market/money.ts'
import { DollarInput } from '#web/platform/ui/fields/DollarInput.tsx'
import type { FilterProps } from './filter-props.ts'
import styles from './FilterPanel.module.css'
import { PriceBands } from './PriceBands.tsx'

const priceOf = (amount: number | undefined) => (amount === undefined ? undefined : cents(amount))

/** A price counts once it is typed to the end: on Enter, or when focus leaves its field. */
export function PriceFilter({ criteria, onChange, facets }: FilterProps) {
  const { min_price_cents, max_price_cents } = criteria
  const [least, setLeast] = useState<Cents | undefined>(priceOf(min_price_cents))
  const [most, setMost] = useState<Cents | undefined>(priceOf(max_price_cents))

  // A filter removed elsewhere empties its fields.
  const given = `${min_price_cents}-${max_price_cents}`
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setLeast(priceOf(min_price_cents))
    setMost(priceOf(max_price_cents))
  }

  function apply() {
    if (least === min_price_cents && most === max_price_cents) return
    onChange({ ...criteria, min_price_cents: least, max_price_cents: most })
  }
  return (
    <>
      <PriceBands criteria={criteria} onChange={onChange} facets={facets} />
      <form
        className={styles['prices']}
        aria-label="Price per unit"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <DollarInput label="Min" value={least} onChange={setLeast} onBlur={apply} />
        <span>to</span>
        <DollarInput label="Max" value={most} onChange={setMost} onBlur={apply} />
        <button type="submit" className="sr" tabIndex={-1}>
          Apply price
        </button>
      </form>
    </>
  )
}
