import type { Picture } from './tour.ts'

export type Theme = 'light' | 'dark'

/** What a picture is called in docs/pictures; only those in the dark say so. */
export const pictureFile = ({ name }: Pick<Picture, 'name'>, theme: Theme = 'light') =>
  theme === 'dark' ? `${name}-dark.webp` : `${name}.webp`
