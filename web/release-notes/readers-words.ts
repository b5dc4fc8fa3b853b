type Ticked = { buyer: boolean; seller: boolean }

/** The readers of a note. */
export function readersWords({ buyer, seller }: Ticked) {
  if (buyer && seller) return 'For buyers and sellers'
  return buyer ? 'For buyers' : 'For sellers'
}
