import { fileURLToPath } from 'node:url'
import { startableSettings } from './connections/startable-settings.ts'
import { startLotline, type Lotline } from './start-lotline.ts'
import { voiceOf } from './voice.ts'

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))
const voice = voiceOf(process.env)

const started = Promise.withResolvers<Lotline>()
// From the first moment on: a server that serves already but is not through with its start must finish its requests too.
stopOn(['SIGINT', 'SIGTERM'], async () => (await started.promise).stop())

try {
  voice.begin()
  const { settings, remarks } = await startableSettings(process.env)
  const lotline = await startLotline(settings, { webFolder, tell: voice.tell })
  voice.greet({ ...lotline, remarks: [...remarks, ...lotline.remarks] }, settings)
  started.resolve(lotline)
} catch (error) {
  voice.fail(error)
  process.exit(1)
}

/** A second signal does not wait for the good manners of the first. */
function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>) {
  let stopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          voice.fail(error)
          process.exit(1)
        },
      )
    })
}
