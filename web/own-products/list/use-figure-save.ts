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
import { useShowProduct } from '../own-product-queries.ts'
import { type FigureProblem, figureProblem } from './figure-problem.ts'
import { figuresSeen, type Figures } from './figures.ts'

export type Edit = { product: OwnListedProduct; figures: Figures }
/** Answers the product as it then is, and nothing where it was refused. */
export type SaveFigures = (edit: Edit) => Promise<OwnProduct | undefined>

/** Saves a field of a product: shown at once, taken back when it is refused, which its row then says. */
export function useFigureSave() {
  const show = useShowProduct()
  const [problems, setProblems] = useState<ReadonlyMap<number, FigureProblem>>(new Map())
  const tell = (id: number, problem?: FigureProblem) =>
    setProblems((before) => {
      const after = new Map(before)
      if (problem) after.set(id, problem)
      else after.delete(id)
      return after
    })

  const { mutateAsync } = useMutation({
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
    onSuccess: (answer, { product }) => show(product.id, shownOf(answer)),
    onError: (error, { product, figures }) => {
      show(product.id, { ...product, ...nowOf(error) })
      tell(product.id, figureProblem(error, figures))
    },
  })
  const save = useCallback<SaveFigures>(
    // What was refused is told in the row.
    (edit) => mutateAsync(edit).catch(() => undefined),
    [mutateAsync],
  )
  return { save, problems }
}

/** A photo is shown once the server has it. */
function shownAtOnce({ photo_1: _photo, ...figures }: Figures) {
  const said = Object.entries(figures).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

/** The seller and the single photos are of the form only. */
export const shownOf = ({ seller: _seller, ...product }: OwnProduct): Partial<OwnListedProduct> =>
  product

/** The product as it is now, when somebody changed the same since it was seen. */
function nowOf(error: Error) {
  const told = isCallError(error) ? conflict.safeParse(error.body).data : undefined
  return told && shownOf(told.product)
}

const conflict = z.object({ product: ownProduct })
