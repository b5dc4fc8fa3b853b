import { chromium, type Browser as Program } from 'playwright-core'
import { chromiumFlags } from './chromium-flags.ts'

/** The browser of this machine, without a window. */
export type Browser = Pick<Program, 'newContext' | 'close'>

let program: Promise<Program> | undefined

/** One for each story, as far as it can tell. The program behind them is one for all, and ends with this process. */
export async function openBrowser(): Promise<Browser> {
  const running = await aProgram()
  const contexts: Awaited<ReturnType<Program['newContext']>>[] = []
  return {
    newContext: async (options) => {
      const context = await running.newContext(options)
      contexts.push(context)
      return context
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}

async function aProgram(): Promise<Program> {
  program ??= launch()
  const running = await program
  if (running.isConnected()) return running
  program = launch()
  return program
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: chromiumFlags,
  })
