import { useCallback } from 'react'
import { cents } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { useTypoQuestion } from '#web/platform/ui/prices/use-typo-question.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { figuresBefore, figuresText, pricedFigures, type Figures } from './figures.ts'
import { shownOf, useFigureSave, type Edit, type SaveFigures } from './use-figure-save.ts'

const SAVED_AT_ONCE = 4

/** Changes fields of products in place, each undone by a press; prices that look like a typo are asked about first. */
export function useFigureEdit() {
  const { save, problems } = useFigureSave()
  const typos = useTypoQuestion()
  const { ask } = typos
  const edit = useCallback(
    (product: OwnListedProduct, figures: Figures) =>
      ask(pricedFigures(product, figures), (prices) => {
        const [answered = { product, figures }] = withPrices([{ product, figures }], prices)
        void saveOne(save, answered)
      }),
    [ask, save],
  )
  const editMany = useCallback(
    (edits: readonly Edit[]) =>
      ask(
        edits.flatMap(({ product, figures }) => pricedFigures(product, figures)),
        (prices) => void saveMany(save, withPrices(edits, prices)),
      ),
    [ask, save],
  )
  return { edit, editMany, problems, typos }
}

/** The edits with the prices as they were answered, which are in the same order. */
function withPrices(edits: readonly Edit[], prices: readonly number[]): Edit[] {
  let at = 0
  return edits.map(({ product, figures }) => {
    const answered = { ...figures }
    for (const { field, price } of pricedFigures(product, figures))
      answered[field] = cents(prices[at++] ?? price)
    return { product, figures: answered }
  })
}

async function saveOne(save: SaveFigures, edit: Edit) {
  const answer = await save(edit)
  if (!answer) return
  const [undo] = undoOf([{ ...edit, answer }])
  toast(figuresText(answer, edit.figures, edit.product), {
    ...(undo && { action: { label: 'Undo', act: () => void saveOne(save, undo) } }),
  })
}

/** A few at a time; what is refused says so in its row, and stops no other. */
async function saveMany(save: SaveFigures, edits: readonly Edit[]) {
  const saved: Saved[] = []
  for (let at = 0; at < edits.length; at += SAVED_AT_ONCE) {
    const some = edits.slice(at, at + SAVED_AT_ONCE)
    const answers = await Promise.all(some.map(save))
    for (const [place, edit] of some.entries()) {
      const answer = answers[place]
      if (answer) saved.push({ ...edit, answer })
    }
  }
  const refused = edits.length - saved.length
  const undo = undoOf(saved)
  toast(
    `${counted(saved.length, 'product')} changed${refused > 0 ? `, ${refused} rejected: see the table` : ''}`,
    {
      ...(undo.length > 0 && {
        action: { label: 'Undo', act: () => void saveMany(save, undo) },
      }),
    },
  )
}

type Saved = Edit & { answer: NonNullable<Awaited<ReturnType<SaveFigures>>> }

/** What takes edits back, where there is a way back. */
const undoOf = (saved: readonly Saved[]): Edit[] =>
  saved.flatMap(({ product, figures, answer }) => {
    const before = figuresBefore(product, figures)
    return before ? [{ product: { ...product, ...shownOf(answer) }, figures: before }] : []
  })
