import { accessGuards } from './access-guards.ts'
import { callGuards } from './call-guards.ts'
import { databaseGuards } from './database-guards.ts'
import { erasureGuards } from './erasure-guards.ts'
import { fileGuards } from './file-guards.ts'
import type { Guard } from './guard.ts'
import { identityGuards } from './identity-guards.ts'
import { jobGuards } from './job-guards.ts'
import { operationGuards } from './operation-guards.ts'
import { thirdLookGuards } from './third-look-guards.ts'
import { tradeGuards } from './trade-guards.ts'

export const guards: readonly Guard[] = [
  ...tradeGuards,
  ...accessGuards,
  ...identityGuards,
  ...erasureGuards,
  ...callGuards,
  ...fileGuards,
  ...databaseGuards,
  ...jobGuards,
  ...operationGuards,
  ...thirdLookGuards,
]
