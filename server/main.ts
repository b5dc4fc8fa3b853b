import { fileURLToPath } from 'node:url'
import { startableSettings } from './connections/startable-settings.ts'
import { startLotline } from './lotline.ts'
import { voiceOf } from './voice.ts'

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))
const voice = voiceOf(process.env)

try {
  voice.begin()
  const { settings, remarks } = await startableSettings(process.env)
  const lotline = await startLotline(settings, { webFolder, tell: voice.tell })
  voice.greet({ ...lotline, remarks: [...remarks, ...lotline.remarks] }, settings)
  stopOn(['SIGINT', 'SIGTERM'], () => lotline.stop())
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
