import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { productCategories } from '#market/categories.ts'
import { cents, type Cents } from '#market/money.ts'
import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { narrowings, ownChoiceFilters } from '#market/products/views/own-product-filters.ts'
import { timeAgo } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { DollarInput } from '#web/platform/ui/fields/DollarInput.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import {
  addressOf,
  isFiltered,
  withoutFilters,
  type ManageView,
  type Narrowing,
} from './manage-address.ts'
import styles from './ManageFilters.module.css'

type Props = { view: ManageView; meta: OwnProductsMeta }

/** What the products are narrowed by; on a phone behind a button, which says how many filters are set. */
export function ManageFilters({ view, meta: { choices, ...meta } }: Props) {
  const showAt = useShowAt()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const set = narrowings.filter((name) => view[name] !== undefined).length
  const narrow = (filters: Narrowing) => showAt(addressOf({ ...view, ...filters }))
  const tags = choices.tags.map((tag) => [tag, tag] as const)
  const imports = choices.imports.map(
    ({ id, file_name: file, at }) =>
      [String(id), `${file}, ${timeAgo(new Date(at), now)}`] as const,
  )
  return (
    <fieldset className={styles['filters']} aria-label="Filters">
      <Button
        size="small"
        className={styles['toggle']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        Filters
        {set > 0 && <Badge count={set} />}
      </Button>
      <div className={classes(styles['fields'], isOpen && styles['open'])}>
        <FilterSelect
          {...ownChoiceFilters.category}
          value={view.category ?? ''}
          onChoose={(category) =>
            narrow({ category: productCategories.find((each) => each === category) })
          }
        />
        <FilterSelect
          {...ownChoiceFilters.condition}
          value={view.condition ?? ''}
          onChoose={(condition) =>
            narrow({ condition: productConditions.find((each) => each === condition) })
          }
        />
        <FilterSelect
          label="Tag"
          value={view.tag ?? ''}
          choices={withChosen([['', 'Any tag'], ...tags], view.tag, view.tag)}
          onChoose={(tag) => narrow({ tag: tag || undefined })}
        />
        <FilterSelect
          label="Import"
          value={view.import === undefined ? '' : String(view.import)}
          choices={withChosen(
            [['', 'Any import'], ...imports],
            view.import === undefined ? undefined : String(view.import),
            meta.import?.file_name ?? 'An import that isn’t yours',
          )}
          onChoose={(id) => narrow({ import: id === '' ? undefined : Number(id) })}
        />
        <AskingPrice view={view} onNarrow={narrow} />
        {isFiltered(view) && (
          <Button size="small" kind="quiet" onClick={() => showAt(withoutFilters(view))}>
            Clear filters
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type Choice = readonly [choice: string, words: string]

/** What the address names stays a choice, even if nothing has it any more. */
const withChosen = (choices: Choice[], chosen: string | undefined, words = ''): Choice[] =>
  chosen === undefined || choices.some(([choice]) => choice === chosen)
    ? choices
    : [...choices, [chosen, words]]

type PriceProps = { view: ManageView; onNarrow: (filters: Narrowing) => void }

/** A price filters on Enter, or when focus leaves its field. */
function AskingPrice({ view, onNarrow }: PriceProps) {
  const given = { min: centsOf(view.min_price_cents), max: centsOf(view.max_price_cents) }
  const [typed, setTyped] = useState({ given, ...given })
  const isCurrent = typed.given.min === given.min && typed.given.max === given.max
  const { min, max } = isCurrent ? typed : given
  function apply() {
    if (min !== given.min || max !== given.max)
      onNarrow({ min_price_cents: min, max_price_cents: max })
  }
  return (
    <form
      className={styles['prices']}
      aria-label="Asking price"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <DollarInput
        label="Min asking price"
        placeholder="Min $"
        value={min}
        onChange={(next) => setTyped({ given, min: next, max })}
        onBlur={apply}
      />
      <span>to</span>
      <DollarInput
        label="Max asking price"
        placeholder="Max $"
        value={max}
        onChange={(next) => setTyped({ given, min, max: next })}
        onBlur={apply}
      />
      <button type="submit" className="sr" tabIndex={-1}>
        Apply price
      </button>
    </form>
  )
}

const centsOf = (amount: number | undefined): Cents | undefined =>
  amount === undefined ? undefined : cents(amount)
