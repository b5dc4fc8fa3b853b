import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import {
  editFigures,
  type OwnProduct,
  type OwnListedProduct,
} from '#market/products/own-product-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { useSlipQuestion } from '#web/platform/ui/prices/use-slip-question.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useShowProduct } from '../own-product-queries.ts'
import { figuresText, pricedFigures, type Figures } from './figures.ts'

type Edit = { product: OwnListedProduct; figures: Figures }

/** Changes units or an asking price in place: shown at once, undone by a press, taken back when it is refused. */
export function useFigureEdit() {
  const show = useShowProduct()
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const tell = (id: number, problem?: string) =>
    setProblems((before) => {
      const after = new Map(before)
      if (problem) after.set(id, problem)
      else after.delete(id)
      return after
    })

  const { mutate } = useMutation({
    mutationFn: ({ product, figures }: Edit) =>
      call(editFigures, {
        params: { id: product.id },
        body: {
          product: figures,
          units_before: figures.units === undefined ? undefined : product.units,
        },
      }),
    onMutate: ({ product, figures }) => {
      tell(product.id)
      show(product.id, figures)
    },
    onSuccess: (answer, { product, figures }) => {
      show(product.id, shownOf(answer))
      const undone = beforeOf(product, figures)
      toast(figuresText(answer, figures), {
        ...(undone && {
          action: {
            label: 'Undo',
            act: () => mutate({ product: { ...product, ...shownOf(answer) }, figures: undone }),
          },
        }),
      })
    },
    onError: (error, { product }) => {
      show(product.id, { ...product, ...nowOf(error) })
      tell(product.id, error.message)
    },
  })
  const slips = useSlipQuestion()
  const { ask } = slips
  const edit = useCallback(
    (product: OwnListedProduct, figures: Figures) =>
      ask(pricedFigures(product, figures), ([price]) =>
        mutate({ product, figures: price ? { seller_price_cents: price } : figures }),
      ),
    [ask, mutate],
  )
  return { edit, problems, slips }
}

const shownOf = ({ units, seller_price_cents, ...product }: OwnProduct) => ({
  units,
  seller_price_cents,
  percent_off_msrp: product.percent_off_msrp,
  provisional: product.provisional,
  missing: product.missing,
  updated_at: product.updated_at,
})

/** What would take it back; from nothing at all there is no way back to nothing. */
function beforeOf(product: OwnListedProduct, figures: Figures): Figures | undefined {
  if (figures.units !== undefined) return product.units > 0 ? { units: product.units } : undefined
  return product.seller_price_cents ? { seller_price_cents: product.seller_price_cents } : undefined
}

const told = z.object({ product: z.object({ units: z.int() }) })

/** The units there are now, when some were sold since they were seen. */
const nowOf = (error: Error) =>
  (isCallError(error) && told.safeParse(error.body).data?.product) || undefined
