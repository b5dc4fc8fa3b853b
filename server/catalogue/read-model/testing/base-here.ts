import type { Database } from '#server/platform/database/database.ts'
import { loadBase } from '../base/load-base.ts'
import { mergedBase } from '../base/merged-base.ts'
import type { BaseMaker } from '../catalogue-index.ts'
import { presentPlace } from '../product-change-store.ts'

/** Makes bases in this thread. */
export const baseHere = (db: Database): BaseMaker => ({
  load: async () => {
    const { from } = await presentPlace(db)
    return { base: await loadBase(db), from }
  },
  merge: async (products) => mergedBase(products),
})
