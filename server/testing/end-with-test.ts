import type { ChildProcess } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** Ends a test's own process with it, also when it fails: left behind it would hold our output, and no run would end. */
export function endWithTest<Child extends ChildProcess>(child: Child): Child {
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
