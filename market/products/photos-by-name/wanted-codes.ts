import { upcsOf } from '../same-upc.ts'
import { segmentsOf } from './file-path.ts'
import { readSegment } from './runs-in-name.ts'

/** Everything in the names that may be a code: no product without one of these can match any of them. */
export function wantedCodes(names: readonly string[]) {
  const codes = new Set<string>()
  const gtins = new Set<string>()
  const segments = new Set(names.flatMap(segmentsOf))
  for (const segment of segments)
    for (const run of readSegment(segment).runs) {
      codes.add(run.folded)
      if (run.gtin) gtins.add(run.gtin)
    }
  return { codes: [...codes], upcs: [...gtins].flatMap(upcsOf) }
}
