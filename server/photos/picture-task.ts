import type { PhotoSize } from '#market/uploads/photo.ts'

/** What is asked of the process that reads pictures. */
export type PictureTask =
  /** Keeps a picture of a stranger's, and answers whether it is to be decoded alone, or the problem with it. */
  | { kind: 'look'; original: Uint8Array }
  /** Copies of the picture that was looked at, in every size. */
  | { kind: 'copy' }
  | ({ kind: 'draw' } & Drawing)

/** A drawing of ours, which is trusted. */
export type Drawing = { svg: string; density: number; width: PhotoSize }
