/**
 * What Node and the C library are told so that the server gives memory back. The units, the image and deploy/try.sh
 * say the same (`checks/server-memory.test.ts`). The reasons are in docs/scaling.md, "Memory of a process".
 */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/** Read by glibc before a program runs; others ignore it. */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
