import * as fc from 'fast-check'

const repeated = Number(process.env['LOTLINE_SEED'])

/** What is drawn at random comes from it: another one in each run, unless LOTLINE_SEED repeats one. */
export const seed = repeated || Date.now() % 2 ** 31

// A failed property prints the seed itself; sampled values need it in the message of their assertion.
fc.configureGlobal({ seed })

export const drawnFrom = `drawn from LOTLINE_SEED=${seed}`
