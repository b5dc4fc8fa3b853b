import * as fc from 'fast-check'

const repeated = Number(process.env['LOTLINE_SEED'])

/** What is drawn at random comes from it: another one in each run, unless LOTLINE_SEED repeats one. */
export const seed = repeated || Date.now() % 2 ** 31

// A property that fails names it by itself; what is only sampled names it in the message of its assertion.
fc.configureGlobal({ seed })

export const drawnFrom = `drawn from LOTLINE_SEED=${seed}`
