import type { Door } from '../door.ts'
import type { Seal } from './seal.ts'

/** What it takes to keep and to check second factors. */
export type SecondFactorDeps = Door & { seal: Seal }
