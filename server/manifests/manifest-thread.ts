import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readManifestFile } from './read-manifest-file.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(readManifestFile(z.instanceof(Uint8Array).parse(workerData)))
