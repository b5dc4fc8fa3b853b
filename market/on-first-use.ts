/** Makes something when it is first asked for: a browser takes long for its first format of dates or words, and many pages need none. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
