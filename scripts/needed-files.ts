import type { Rolldown } from 'vite'

export type NeededFiles = { scripts: string[]; styles: string[] }

/**
 * The built files that these sources of `web/` need, each with what it imports, but for those that every page has
 * anyway; a source that is not part of the app stops the build.
 */
export function neededFiles(
  bundle: Rolldown.OutputBundle,
  sources: readonly string[],
): NeededFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const onEveryPage = withImports(chunks.filter(({ isEntry }) => isEntry))
  const needed = [...withImports(sources.map(chunkOf))].filter((chunk) => !onEveryPage.has(chunk))
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: [
      ...new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ],
  }

  function withImports(wanted: readonly Rolldown.OutputChunk[]) {
    const all = new Set(wanted)
    // A set hands out what is added while it is walked.
    for (const { imports } of all)
      for (const name of imports) {
        const file = bundle[name]
        if (file?.type === 'chunk') all.add(file)
      }
    return all
  }

  function chunkOf(source: string) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/web/${source}`)),
    )
    if (!chunk) throw new Error(`${source} is not part of the app`)
    return chunk
  }
}
