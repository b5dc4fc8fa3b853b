import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'

type Answered = { id: string; words: string; following: readonly string[] }

/** The answers that the reader gives one after the other, and the offer that comes after each. */
export function useOfferQueue(waiting: readonly Offer[], onNext: (next: Offer) => void) {
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const goneOn = useRef(0)
  const last = answered.at(-1)
  // The next one is shown once the list is without the last.
  const isSettled = last !== undefined && !isIn(waiting, last.id)

  const goOn = useEffectEvent((count: number) => {
    if (goneOn.current === count) return
    goneOn.current = count
    const next = nextOf(waiting, last?.following ?? [])
    if (next) onNext(next)
  })
  useEffect(() => {
    if (isSettled) goOn(answered.length)
  }, [answered.length, isSettled])

  const done = new Set(answered.flatMap(({ id }) => (isIn(waiting, id) ? [] : [id]))).size
  return {
    done,
    total: done + waiting.length,
    /** What the last answer was. */
    said: last?.words,
    note: (id: string, words: string) =>
      setAnswered((before) => [...before, { id, words, following: idsAfter(waiting, id) }]),
    skip: (id: string) => {
      const next = nextOf(waiting, idsAfter(waiting, id))
      if (next) onNext(next)
    },
  }
}
export type Round = ReturnType<typeof useOfferQueue>

const isIn = (offers: readonly Offer[], id: string) => offers.some((offer) => offer.id === id)

/** From the first again after the last. */
function idsAfter(offers: readonly Offer[], id: string) {
  const ids = offers.map((offer) => offer.id)
  const at = ids.indexOf(id)
  return [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))]
}

const nextOf = (waiting: readonly Offer[], ids: readonly string[]) =>
  waiting.find(({ id }) => id === ids.find((each) => isIn(waiting, each))) ?? waiting[0]
