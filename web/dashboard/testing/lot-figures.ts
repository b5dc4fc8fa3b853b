import type { LotFigures } from '#market/dashboard/overview-api.ts'
import { cents } from '#market/money.ts'

/** Of a listed lot in which nobody took an interest, but for these. */
export const lotFigures = (figures: Partial<LotFigures>): LotFigures => ({
  id: 1,
  name: 'Mug',
  upc: '036000291452',
  listed: true,
  views: 0,
  offers: 0,
  units_sold: 0,
  sold_net_cents: cents(0),
  answer_hours: null,
  ...figures,
})
