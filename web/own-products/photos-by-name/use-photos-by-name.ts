import { useEffect, useMemo, useRef, useState } from 'react'
import { useManyChanged } from '#web/own-products/own-product-queries.ts'
import { gatherPhotos, type ChosenFile } from './files/gather-photos.ts'
import type { LeftOut } from './files/photo-source.ts'
import { photoPlan, type ChosenPhoto, type PlannedProduct } from './photo-plan.ts'
import { matchNames, wire } from './photos-by-name-queries.ts'
import { sendPhotos, type Outcome, type Outcomes } from './sending/send-photos.ts'

type Stage =
  | { stage: 'idle' | 'reading' | 'ready' | 'sending' | 'done' }
  | { stage: 'refused' | 'paused'; reason: string }

type Chosen = {
  photos: readonly ChosenPhoto[]
  products: ReadonlyMap<number, PlannedProduct>
  leftOut: readonly LeftOut[]
}
const NOTHING: Chosen = { photos: [], products: new Map(), leftOut: [] }
const UNTOLD: Outcomes = new Map()

/** Photos from their choice until their products show them. */
export function usePhotosByName() {
  const [stage, setStage] = useState<Stage>({ stage: 'idle' })
  const [chosen, setChosen] = useState(NOTHING)
  const [outcomes, setOutcomes] = useState(UNTOLD)
  const plan = useMemo(() => photoPlan(chosen.photos, chosen.products), [chosen])
  const sending = useRef<AbortController>(undefined)
  const productsChanged = useManyChanged()
  useEffect(() => () => sending.current?.abort(), [])

  async function choose(files: ChosenFile[] | Promise<ChosenFile[]>) {
    // What was sent is told until something else is chosen.
    const before = stage.stage === 'done' ? NOTHING : chosen
    setStage({ stage: 'reading' })
    try {
      const found = await gatherPhotos(await files)
      const { matches, products } = await matchNames(found.photos.map(({ path }) => path))
      const added = found.photos.flatMap((source, at): ChosenPhoto[] => {
        const match = matches[at]
        return match ? [{ id: before.photos.length + at, source, match }] : []
      })
      setChosen({
        photos: [...before.photos, ...added],
        products: new Map([...before.products, ...products]),
        leftOut: [...before.leftOut, ...found.leftOut],
      })
      if (before === NOTHING) setOutcomes(UNTOLD)
      setStage({ stage: 'ready' })
    } catch (error) {
      setStage({ stage: 'refused', reason: wordsOf(error) })
    }
  }

  /** To a product by hand, whatever its name says. */
  function give(photoId: number, product: PlannedProduct) {
    setChosen(({ photos, products, leftOut }) => ({
      photos: photos.map((photo) =>
        photo.id === photoId ? { ...photo, given: product.id } : photo,
      ),
      products: new Map([...products, [product.id, products.get(product.id) ?? product]]),
      leftOut,
    }))
  }

  async function send(told: Outcomes) {
    const { signal } = (sending.current = new AbortController())
    const planned = plan.groups
      .flatMap(({ product, photos }) =>
        photos.map(({ id, source }) => ({ id, source, productId: product.id })),
      )
      .filter(({ id }) => !told.has(id))
    setOutcomes(told)
    setStage({ stage: 'sending' })
    const onOutcome = (id: number, outcome: Outcome) =>
      setOutcomes((before) => new Map([...before, [id, outcome]]))
    try {
      await sendPhotos(planned, { wire, signal, onOutcome })
      setStage({ stage: 'done' })
    } catch (error) {
      if (!signal.aborted) setStage({ stage: 'paused', reason: wordsOf(error) })
    }
    void productsChanged()
  }

  return {
    stage,
    chosen,
    plan,
    outcomes,
    choose,
    give,
    send: () => void send(outcomes),
    sendFailedAgain: () => void send(withoutFailed(outcomes)),
    clear: () => {
      setChosen(NOTHING)
      setOutcomes(UNTOLD)
      setStage({ stage: 'idle' })
    },
  }
}

export type PhotosByName = ReturnType<typeof usePhotosByName>

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const withoutFailed = (outcomes: Outcomes): Outcomes =>
  new Map([...outcomes].filter(([, { result }]) => result === 'added' || result === 'there'))
