import type { Aim } from './belongings.ts'

/** A month of a seller's money. */
export const theMonth = async (): Promise<Aim> => ({ places: { month: '2026-11' } })

/** Of what was never paid there is nothing. */
export const noPayout = async (): Promise<Aim> => ({ places: { id: 999_999 } })
