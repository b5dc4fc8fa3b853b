import { aLot, type Aim } from './belongings.ts'
import type { People } from './people.ts'

/** What buyer A asked about a lot of seller A. */
export async function theQuestion(people: People): Promise<Aim> {
  const { id } = await aLot(people)
  const asked = await people.callers['buyer A'].post(`/products/${id}/question`, {
    text: 'Is it palletized?',
  })
  return { places: { id: asked.body.question_id } }
}
