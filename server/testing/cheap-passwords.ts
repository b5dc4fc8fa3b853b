import { passwordCost } from '#server/accounts/password-cost.ts'

// A hash that takes a third of a second would be most of the time of a test that signs in.
Object.assign(passwordCost, { memory: 64, passes: 1 })
