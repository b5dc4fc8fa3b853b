import { counted } from '#web/platform/format/numbers.ts'

type Ticked = { buyer: boolean; seller: boolean }

/** The readers of a note. */
export function readersWords({ buyer, seller }: Ticked) {
  if (buyer && seller) return 'For buyers and sellers'
  return buyer ? 'For buyers' : 'For sellers'
}

export type Readers = { buyers: number; sellers: number }

/** How many people a note would reach: "412 buyers and 39 sellers will see it." */
export function reachWords(readers: Readers, { buyer, seller }: Ticked) {
  const told = [
    buyer && counted(readers.buyers, 'buyer'),
    seller && counted(readers.sellers, 'seller'),
  ].filter((each) => each !== false)
  return told.length === 0 ? 'No readers selected yet.' : `${told.join(' and ')} will see it.`
}
