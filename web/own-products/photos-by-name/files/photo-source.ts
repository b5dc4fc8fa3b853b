/** A photo that may be sent, wherever it lies; it is read when it is needed, and not before. */
export type PhotoSource = {
  /** With its folders. */
  path: string
  size: number
  type: string
  open: () => Promise<Blob>
}

export type LeftOut = { path: string; reason: string }

export type Gathered = { photos: PhotoSource[]; leftOut: LeftOut[] }
