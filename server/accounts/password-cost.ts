/**
 * What one hash of a password costs, in KiB of memory and passes over it: OWASP's choice for argon2id.
 * Tests lower it (server/testing/cheap-passwords.ts); every hash carries the cost it was made with.
 */
export const passwordCost = { memory: 46 * 1024, passes: 2 }
