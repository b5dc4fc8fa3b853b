/** The import whose progress or outcome is looked at. */
export type Followed = { fileKey: string; fileName: string }
