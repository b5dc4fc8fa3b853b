/** Where a seller's stored pictures are shown; null for a seller without one. */
export const logoUrl = (key: string | null) => pictureUrl(key, 400)
export const bannerUrl = (key: string | null) => pictureUrl(key, 1200)

const pictureUrl = (key: string | null, width: number) => key && `/photos/${key}/${width}.webp`
