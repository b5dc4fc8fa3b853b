import { collectDefaultMetrics, Registry } from 'prom-client'

let collected: Registry | undefined

/** Memory, processor time, event loop: what is measured once for a whole process, as nothing ends the measuring. */
export function processMetrics(): Registry {
  if (collected) return collected
  collected = new Registry()
  collectDefaultMetrics({ register: collected })
  return collected
}
