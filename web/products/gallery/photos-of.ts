const MOST = 5

/** The photos a page shows of a product, each once. */
export const photosOf = (images: readonly string[]) => [...new Set(images)].slice(0, MOST)
