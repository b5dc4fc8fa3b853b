import { byCodes, type CodedProduct, type CodeKind } from './coded-products.ts'
import { segmentsOf } from './file-path.ts'
import { hitsIn, type Codes, type Hit } from './hits-in-segment.ts'
import { readSegment, type Segment } from './runs-in-name.ts'

/** What a file's name says. `place` is the text next to the code; the photos of a product are sorted by it. */
export type PhotoMatch<Product> =
  | { result: 'matched'; product: Product; kind: CodeKind; code: string; place: string }
  | { result: 'several'; products: Product[]; kind: CodeKind; code: string }
  | { result: 'none' }

/**
 * Which product each file belongs to. The file's own name decides before its folders, and a longer code before
 * one inside it. If a name still fits several products, none is chosen.
 */
export function matchPhotos<Product extends CodedProduct>(
  names: readonly string[],
  products: readonly Product[],
): PhotoMatch<Product>[] {
  const codes = byCodes(products)
  return names.map((name) => matchPhoto(segmentsOf(name).map(readSegment), codes))
}

function matchPhoto<Product extends CodedProduct>(
  segments: readonly Segment[],
  codes: Codes<Product>,
): PhotoMatch<Product> {
  // A code as short as the number of a photo counts where nothing else does.
  return named(segments, codes, 'long') ?? named(segments, codes, 'short') ?? { result: 'none' }
}

function named<Product extends CodedProduct>(
  segments: readonly Segment[],
  codes: Codes<Product>,
  length: 'long' | 'short',
): PhotoMatch<Product> | undefined {
  let found: { hits: Hit<Product>[]; products: Product[]; at: number } | undefined
  for (const [at, segment] of segments.entries()) {
    const hits = hitsIn(segment, codes, length)
    if (hits.length === 0) continue
    const products = productsOf(hits)
    const narrowed = found?.products.filter((product) => products.includes(product))
    if (!found) found = { hits, products, at }
    else if (narrowed && narrowed.length > 0) found.products = narrowed
    if (found.products.length === 1) break
  }
  const [hit] = found?.hits ?? []
  if (!found || !hit) return undefined
  const { kind, code } = hit
  const [product, ...others] = found.products
  if (!product || others.length > 0)
    return { result: 'several', products: found.products, kind, code }
  const its = found.hits.filter((each) => each.product === product)
  const [written = hit] = its
  const place = placeBeside(its, segments.slice(0, found.at + 1))
  return { result: 'matched', product, kind: written.kind, code: written.code, place }
}

/** The products that all codes of a part name; where they contradict each other, those of any. */
function productsOf<Product>(hits: readonly Hit<Product>[]): Product[] {
  const sets = [...Map.groupBy(hits, ({ first, last }) => `${first} ${last}`).values()].map(
    (same) => new Set(same.map(({ product }) => product)),
  )
  const [set = new Set<Product>(), ...rest] = sets
  const common = [...set].filter((product) => rest.every((other) => other.has(product)))
  return common.length > 0 ? common : [...new Set(hits.map(({ product }) => product))]
}

function placeBeside(hits: readonly Hit<unknown>[], segments: readonly Segment[]) {
  const [within, ...nearer] = segments.toReversed()
  const isCode = (at: number) => hits.some(({ first, last }) => at >= first && at <= last)
  const beside = (within?.words ?? []).filter((_, at) => !isCode(at))
  return [...beside, ...nearer.flatMap(({ words }) => words)].map(({ text }) => text).join(' ')
}
