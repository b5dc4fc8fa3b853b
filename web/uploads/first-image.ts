/** The file to send of those dropped or pasted: the first image, or else the first, to be refused in words. */
export const firstImage = (files: Iterable<File>): File | undefined => {
  const all = [...files]
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0]
}
