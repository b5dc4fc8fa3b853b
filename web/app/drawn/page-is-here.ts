let tell = () => {}

/** Fulfilled once the first page answers to what is done with it: its part of the tree comes after the frame around it. */
export const pageIsHere = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellPageIsHere = () => tell()
