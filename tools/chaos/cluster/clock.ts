import { existsSync, globSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

/** A clock that can be set for one process, where Debian's libfaketime is. */
export function clockIn(folder: string) {
  if (!LIBRARY || !existsSync(LIBRARY)) return undefined
  const file = join(folder, 'clock')
  setTo('+0')

  // It is read while it is written.
  function setTo(moment: string) {
    writeFileSync(`${file}.next`, `${moment}\n`)
    renameSync(`${file}.next`, file)
  }
  return {
    /** Such as `+1h` ahead of the others, or `-5m` behind them. */
    setTo,
    env: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Time-outs measure how long something takes, not what time it is.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  }
}
