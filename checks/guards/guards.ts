import { accessGuards } from './access-guards.ts'
import type { Guard } from './guard.ts'
import { operationGuards } from './operation-guards.ts'
import { tradeGuards } from './trade-guards.ts'

export const guards: readonly Guard[] = [...tradeGuards, ...accessGuards, ...operationGuards]
