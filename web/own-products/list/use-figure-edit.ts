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
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useShowProduct } from '../own-product-queries.ts'
import { figuresText, type Figures } from './figures.ts'

type Edit = { lot: OwnListedProduct; figures: Figures }

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
    mutationFn: ({ lot, figures }: Edit) =>
      call(editFigures, {
        params: { id: lot.id },
        body: {
          product: figures,
          units_before: figures.units === undefined ? undefined : lot.units,
        },
      }),
    onMutate: ({ lot, figures }) => {
      tell(lot.id)
      show(lot.id, figures)
    },
    onSuccess: (answer, { lot, figures }) => {
      show(lot.id, shownOf(answer))
      const undone = beforeOf(lot, figures)
      toast(figuresText(answer, figures), {
        ...(undone && {
          action: {
            label: 'Undo',
            act: () => mutate({ lot: { ...lot, ...shownOf(answer) }, figures: undone }),
          },
        }),
      })
    },
    onError: (error, { lot }) => {
      show(lot.id, { ...lot, ...nowOf(error) })
      tell(lot.id, error.message)
    },
  })
  const edit = useCallback(
    (lot: OwnListedProduct, figures: Figures) => mutate({ lot, figures }),
    [mutate],
  )
  return { edit, problems }
}

const shownOf = ({ units, seller_price_cents, ...lot }: OwnProduct) => ({
  units,
  seller_price_cents,
  percent_off_msrp: lot.percent_off_msrp,
  provisional: lot.provisional,
  missing: lot.missing,
  updated_at: lot.updated_at,
})

/** What would take it back; from nothing at all there is no way back to nothing. */
function beforeOf(lot: OwnListedProduct, figures: Figures): Figures | undefined {
  if (figures.units !== undefined) return lot.units > 0 ? { units: lot.units } : undefined
  return lot.seller_price_cents ? { seller_price_cents: lot.seller_price_cents } : undefined
}

const told = z.object({ product: z.object({ units: z.int() }) })

/** The units there are now, when some were sold since they were seen. */
const nowOf = (error: Error) =>
  (isCallError(error) && told.safeParse(error.body).data?.product) || undefined
