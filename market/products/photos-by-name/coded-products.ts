import { asGtin } from '../same-upc.ts'
import { folded } from './code-text.ts'

export const codeKinds = ['upc', 'sku', 'asin', 'style_number'] as const
export type CodeKind = (typeof codeKinds)[number]

export type CodedProduct = { id: number; upc: string } & {
  [kind in Exclude<CodeKind, 'upc'>]: string | null
}

export type Code<Product> = { product: Product; kind: CodeKind; code: string }

/** Products by every code they have. */
export function byCodes<Product extends CodedProduct>(products: readonly Product[]) {
  const codes = products.flatMap((product) =>
    codeKinds.flatMap((kind): Code<Product>[] => {
      const code = product[kind]
      return code ? [{ product, kind, code }] : []
    }),
  )
  const [upcs, others] = [codes.filter(isUpc), codes.filter((code) => !isUpc(code))]
  const byGtin = Map.groupBy(upcs, ({ code }) => asGtin(code))
  const byFold = Map.groupBy(others, ({ code }) => folded(code))
  return {
    withGtin: (gtin: string) => byGtin.get(gtin) ?? [],
    withCode: (text: string) => byFold.get(text) ?? [],
  }
}

const isUpc = ({ kind }: { kind: CodeKind }) => kind === 'upc'
