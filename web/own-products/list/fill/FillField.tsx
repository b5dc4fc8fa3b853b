import { useId } from 'react'
import { categoryName, productCategories } from '#market/categories.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { ExpirationCell } from '../columns-edited/ExpirationCell.tsx'
import { FigureCell } from '../FigureCell.tsx'
import type { Figures } from '../figures.ts'
import type { FigureProblem } from '../figure-problem.ts'
import { fieldLabel, fieldNames, type Fillable } from './fillable.ts'
import { FillChoice } from '../FillChoice.tsx'
import { FillPhoto } from './FillPhoto.tsx'
import styles from './FillFields.module.css'

type Props = {
  field: Fillable
  product: OwnListedProduct
  row: number
  onEdit: (product: OwnListedProduct, figures: Figures) => void
  problem: FigureProblem | undefined
}

/** One field of a product, filled in where it stands; what is wrong with it is said below it. */
export function FillField({ field, product, row, onEdit, problem }: Props) {
  const problemId = useId()
  const isWrong = problem?.field === field
  const name = product.name || product.upc
  const wiring = { column: field, row, problemId: isWrong ? problemId : undefined }
  const save = (figures: Figures) => onEdit(product, figures)
  const label = `${fieldNames[field]} of ${name}`
  return (
    <div className={classes(styles['field'], isWide(field) && styles['wide'])}>
      <span
        aria-hidden="true"
        className={classes('t12', isMissing(field, product) ? 'red' : 'muted')}
      >
        {fieldLabel(field, product)}
      </span>
      {(field === 'name' || field === 'upc') && (
        <FigureCell {...wiring} value={product[field]} onSave={(text) => save({ [field]: text })}>
          {({ onChange, value, ...input }) => (
            <TextInput
              {...input}
              size="small"
              aria-label={label}
              autoComplete="off"
              value={value ?? ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </FigureCell>
      )}
      {(field === 'msrp_cents' || field === 'wholesale_cents') && (
        <FigureCell
          {...wiring}
          value={product[field] ?? undefined}
          onSave={(price) => save({ [field]: price })}
        >
          {(input) => <MoneyInput {...input} size="small" aria-label={label} />}
        </FigureCell>
      )}
      {(field === 'min_order_units' || field === 'inner_quantity') && (
        <FigureCell
          {...wiring}
          value={product[field] ?? undefined}
          onSave={(count) => save({ [field]: count })}
          onEmpty={() => save({ [field]: null })}
        >
          {(input) => <QuantityInput {...input} size="small" aria-label={label} />}
        </FigureCell>
      )}
      {field === 'category' && (
        <FillChoice
          label={label}
          choices={productCategories}
          wordsOf={categoryName}
          value={product.category}
          onChoose={(category) => save({ category })}
        />
      )}
      {field === 'condition' && (
        <FillChoice
          label={label}
          choices={productConditions}
          wordsOf={(condition) => conditionWords[condition]}
          value={product.condition}
          onChoose={(condition) => save({ condition })}
        />
      )}
      {field === 'expiration_date' && (
        <ExpirationCell {...wiring} label={label} month={product[field]} onSave={save} />
      )}
      {field === 'photo_1' && <FillPhoto {...wiring} name={name} onSave={save} />}
      {isWrong && (
        <span id={problemId} role="alert" className="t12 red">
          {problem.words}
        </span>
      )}
    </div>
  )
}

const isWide = (field: Fillable) => field === 'name' || field === 'photo_1'

const isMissing = (field: Fillable, { missing_fields: missing }: OwnListedProduct) =>
  missing.some((each) => each === field)
