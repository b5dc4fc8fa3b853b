const NARROWEST_CARD = 212
const GAP = 16
const FEWEST = 2
const MOST = 6

/** Two to six columns of cards, depending on the width (spec 2, section 2). */
export const columnsIn = (width: number) =>
  Math.min(MOST, Math.max(FEWEST, Math.floor((width + GAP) / (NARROWEST_CARD + GAP))))
