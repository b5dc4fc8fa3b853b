type Ticked = { buyer: boolean; seller: boolean }

/** Who sees a note. */
export function readersWords({ buyer, seller }: Ticked) {
  if (buyer && seller) return 'For buyers and sellers'
  return buyer ? 'For buyers' : 'For sellers'
}
