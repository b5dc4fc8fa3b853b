import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { z } from 'zod'
import {
  editFigures,
  ownProduct,
  type OwnListedProduct,
  type OwnProduct,
} from '#market/products/own-product-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useShowProduct } from '../own-product-queries.ts'
import { type FigureProblem, figureProblem } from './figure-problem.ts'
import { figuresBefore, figuresSeen, figuresText, pricedFigures, type Figures } from './figures.ts'

type Edit = { product: OwnListedProduct; figures: Figures }

/** Changes a field of a product in place: shown at once, undone by a press, taken back when it is refused. */
export function useFigureEdit() {
  const show = useShowProduct()
  const [problems, setProblems] = useState<ReadonlyMap<number, FigureProblem>>(new Map())
  const tell = (id: number, problem?: FigureProblem) =>
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
          before: figuresSeen(product, figures),
        },
      }),
    onMutate: ({ product, figures }) => {
      tell(product.id)
      show(product.id, shownAtOnce(figures))
    },
    onSuccess: (answer, { product, figures }) => {
      show(product.id, shownOf(answer))
      const undone = figuresBefore(product, figures)
      toast(figuresText(answer, figures, product), {
        ...(undone && {
          action: {
            label: 'Undo',
            act: () => mutate({ product: { ...product, ...shownOf(answer) }, figures: undone }),
          },
        }),
      })
    },
    onError: (error, { product, figures }) => {
      show(product.id, { ...product, ...nowOf(error) })
      tell(product.id, figureProblem(error, figures))
    },
  })
  const typos = useTypoQuestion()
  const { ask } = typos
  const edit = useCallback(
    (product: OwnListedProduct, figures: Figures) => {
      const priced = pricedFigures(product, figures)
      ask(priced, (prices) => {
        const answered = { ...figures }
        for (const [at, { field, price }] of priced.entries()) answered[field] = prices[at] ?? price
        mutate({ product, figures: answered })
      })
    },
    [ask, mutate],
  )
  return { edit, problems, typos }
}

/** A photo is shown once the server has it. */
function shownAtOnce({ photo_1: _photo, ...figures }: Figures) {
  const said = Object.entries(figures).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

/** The seller and the single photos are of the form only. */
const shownOf = ({ seller: _seller, ...product }: OwnProduct): Partial<OwnListedProduct> => product

/** The product as it is now, when somebody changed the same since it was seen. */
function nowOf(error: Error) {
  const told = isCallError(error) ? conflict.safeParse(error.body).data : undefined
  return told && shownOf(told.product)
}

const conflict = z.object({ product: ownProduct })
