import type { ProductFields } from '#market/products/product-fields.ts'
import { useSlipQuestion } from '#web/platform/ui/prices/use-slip-question.ts'
import { wasTypedBare } from './bare-prices.ts'
import { pricedFields } from './priced-fields.ts'
import type { ProductFormState } from './use-product-form-state.ts'

type FormToAsk = Pick<ProductFormState, 'form' | 'saved'>

/** Asks about prices of a product that look like slips before it is saved, and puts the answers into its form. */
export function usePriceSlips({ form, saved }: FormToAsk) {
  const question = useSlipQuestion()

  function ask(fields: ProductFields, goOn: (answered: ProductFields) => void) {
    const priced = pricedFields(fields, saved, (field) => wasTypedBare(form, field))
    question.ask(priced, (prices) => {
      const answered = { ...fields }
      for (const [at, { field, price }] of priced.entries()) {
        const answer = prices[at] ?? price
        if (answer === price) continue
        answered[field] = answer
        form.setValue(field, answer)
      }
      goOn(answered)
    })
  }
  return { ask, question }
}
