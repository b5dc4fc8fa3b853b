import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags } from './e2e/support/chromium-flags.ts'
import { isServerBuilt } from './scripts/build.mjs'
import { ChooseFiles } from './scripts/choose-files.ts'
import { packagesIn } from './scripts/packages-in.ts'
import { BUILT_THREADS, startBuiltThreads } from './scripts/thread-scripts.ts'
import { operations } from './server/testing/operations.ts'
import web from './vite.config.ts'

const globalSetup = 'server/testing/global-setup.ts'

const onDatabase = {
  // Every file has a database and a site of its own: loading the code again for each took half of the time.
  isolate: false,
  // Left to itself, vitest keeps a core free; here it is PostgreSQL's turn half of the time.
  maxWorkers: '100%',
  setupFiles: ['server/testing/seed.ts', 'server/testing/cheap-passwords.ts'],
  // For a slow machine that does other things as well: nothing here waits for its own sake.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  globalSetup,
}

// What is built of other files than these would be another Lotline.
const plugins = isServerBuilt() ? [startBuiltThreads(BUILT_THREADS)] : []

// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default defineConfig({
  test: {
    sequence: { sequencer: ChooseFiles },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['market/**/*.test.ts', 'web/**/*.test.ts'],
          setupFiles: ['server/testing/seed.ts'],
          // They are pure: a process for each file took longer than its tests.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['checks/architecture.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        css: web.css ?? {},
        // What is found later reloads the page under a test: so all of it is bundled first, and kept until this list or the lockfile changes.
        optimizeDeps: { include: packagesIn('web', 'market') },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          // One page for many files: to load the app for each took longer than most tests. What a file leaves behind, `page.ts` takes away.
          isolate: false,
          maxWorkers: '100%',
          setupFiles: [
            'web/platform/theme/tokens.css',
            'web/platform/theme/base.css',
            'web/platform/theme/utilities.css',
            'web/platform/http/without-eval.ts',
            'web/platform/testing/page.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            // A slow machine that does other things as well may bundle for minutes.
            connectTimeout: 600_000,
            provider: playwright({
              // What moves is drawn again and again by the processor.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
                args: chromiumFlags,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins,
        test: {
          name: 'server',
          ...onDatabase,
          include: ['{server,demo,payment-sandbox,checks,tools}/**/*.test.ts'],
          exclude: ['checks/architecture.test.ts', ...operations],
        },
      },
      { plugins, test: { name: 'operations', ...onDatabase, include: operations } },
      {
        plugins,
        test: {
          name: 'e2e',
          // As for the server: every story has a site of its own, and each person in it a browser context.
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          setupFiles: ['server/testing/cheap-passwords.ts'],
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
          globalSetup,
        },
      },
    ],
  },
})
