import type { ProductFields } from '#market/products/product-fields.ts'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { notePriceTyped, wasTypedBare } from './bare-prices.ts'
import { pricedFields } from './priced-fields.ts'
import type { ProductFormState } from './use-product-form-state.ts'

type FormToAsk = Pick<ProductFormState, 'form' | 'saved'>

/** Asks about prices of a product that look like typos before it is saved, and puts the answers into its form. */
export function usePriceTypos({ form, saved }: FormToAsk) {
  const question = useTypoQuestion()

  function ask(fields: ProductFields, goOn: (answered: ProductFields) => void) {
    const priced = pricedFields(fields, saved, (field) => wasTypedBare(form, field))
    question.ask(priced, (prices) => {
      const answered = { ...fields }
      const changed = priced.filter(({ price }, at) => (prices[at] ?? price) !== price)
      for (const [at, { field, price }] of priced.entries()) {
        const answer = prices[at] ?? price
        if (answer === price) continue
        answered[field] = answer
        form.setValue(field, answer)
        notePriceTyped(form, field, false)
      }
      // Corrected prices are compared with each other, which may raise another question.
      if (changed.length > 0) ask(answered, goOn)
      else goOn(answered)
    })
  }
  return { ask, question }
}
