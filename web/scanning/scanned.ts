/** What to say of a barcode. */
export type Scanned = { words: string; isKnown: boolean }
