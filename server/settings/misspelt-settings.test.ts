import { describe, expect, test } from 'vitest'
import { environment } from './environment.ts'
import { dangerouslyMisspelt, misspeltSettings } from './misspelt-settings.ts'
import { readSettings } from './settings.ts'

const meantBy = (name: string) => misspeltSettings({ [name]: 'x' })[0]?.meant

describe('a setting that is misspelt is named with the one that was meant', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE-URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['DATABASE_REPLICA', 'DATABASE_REPLICA_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['EMAIL_FROM', 'MAIL_FROM'],
    ['MAIL_SENDER', 'MAIL_FROM'],
    ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['S3_BUCKET_NAME', 'S3_BUCKET'],
    ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ['S3_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['SECRET_KEY_BASE', 'SECRET_KEY'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['ADMIN_PASS', 'ADMIN_PASSWORD'],
    ['PLATFORM_FEE_BP', 'PLATFORM_FEE_BPS'],
    ['PLATFORM_FEE', 'PLATFORM_FEE_BPS'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['WORKERS_NOW', 'WORKER_NOW'],
    ['WORKERS', 'WORKER'],
    ['OTEL_EXPORTER_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    ['REDIS_URI', 'REDIS_URL'],
    ['REDIS_HOST', 'REDIS_URL'],
    ['DATA_DIRECTORY', 'DATA_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['TRUST_PROXY', 'TRUSTED_PROXIES'],
    ['PAYMENT', 'PAYMENTS'],
    ['OFFER_EXPIRY', 'OFFER_EXPIRY_DAYS'],
    ['PROT', 'PORT'],
    ['NODE_EVN', 'NODE_ENV'],
  ])('%s: %s', (typed, meant) => {
    expect(meantBy(typed)).toBe(meant)
  })

  test('whichever letter of a setting is left out, doubled or exchanged', () => {
    // One letter of a short name less is often another word.
    const long = Object.keys(environment.shape).filter((name) => name.length > 6)
    const typed = long.flatMap((name) =>
      Array.from(name, (letter, place) => [
        name.slice(0, place) + name.slice(place + 1),
        name.slice(0, place) + letter + name.slice(place),
        name.slice(0, place) + (name[place + 1] ?? '') + letter + name.slice(place + 2),
      ]).flat(),
    )
    const wrong = typed.filter((name) => !Object.hasOwn(environment.shape, name))
    expect(wrong.length).toBeGreaterThan(1000)
    expect(wrong.filter((name) => meantBy(name) === undefined)).toEqual([])
  })
})

describe('what other programs set is passed over in silence', () => {
  test.each([
    [
      'a shell of Debian',
      'PATH HOME LANG LANGUAGE LC_ALL LC_CTYPE SHELL SHLVL TERM USER LOGNAME PWD OLDPWD HOSTNAME HOSTTYPE MAIL MAILCHECK EDITOR PAGER LESS LESSOPEN LS_COLORS COLORTERM DISPLAY XAUTHORITY XDG_RUNTIME_DIR XDG_SESSION_ID XDG_DATA_DIRS DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK SSH_CONNECTION SSH_CLIENT SSH_TTY SUDO_USER SUDO_COMMAND SUDO_UID DEBIAN_FRONTEND DEBEMAIL EMAIL TZ TMPDIR PS1 _ HISTSIZE IFS OPTIND POSIXLY_CORRECT MACHTYPE OSTYPE VISUAL BROWSER',
    ],
    [
      'systemd and cron',
      'INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID LISTEN_FDNAMES NOTIFY_SOCKET WATCHDOG_USEC WATCHDOG_PID STATE_DIRECTORY RUNTIME_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MANAGERPID MAINPID PIDFILE SYSTEMD_EXEC_PID SYSTEMD_LOG_LEVEL SERVICE_RESULT EXIT_CODE EXIT_STATUS MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE REMOTE_ADDR REMOTE_PORT FDSTORE TRIGGER_UNIT MAILTO CRON_TZ',
    ],
    [
      'Docker, Kubernetes and PostgreSQL',
      'container DOCKER_HOST DOCKER_CONFIG BUILDKIT_HOST KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_PORT_443_TCP_ADDR REDIS_SERVICE_HOST REDIS_SERVICE_PORT REDIS_PORT_6379_TCP DATABASE_PORT_5432_TCP_PROTO LOTLINE_SERVICE_PORT_HTTP POD_NAME NODE_NAME NAMESPACE PGHOST PGUSER PGPASSWORD PGDATA PGDATABASE POSTGRES_PASSWORD POSTGRES_DB',
    ],
    [
      'continuous integration',
      'CI CI_JOB_ID CI_COMMIT_SHA CI_API_V4_URL CI_SERVER_HOST GITLAB_USER_EMAIL GITHUB_ACTIONS GITHUB_TOKEN GITHUB_API_URL GITHUB_SERVER_URL RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE BUILD_NUMBER BUILD_URL JOB_NAME WORKSPACE BRANCH_NAME TARGETPLATFORM BUILDPLATFORM REGION BUCKET WORKDIR PLATFORM',
    ],
    [
      'Node, npm and the tools of tests',
      'NODE NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE NODE_NO_WARNINGS NODE_V8_COVERAGE NO_COLOR FORCE_COLOR INIT_CWD npm_config_loglevel npm_package_version npm_lifecycle_event npm_config_node_gyp npm_execpath VITEST VITEST_POOL_ID VITEST_WORKER_ID CHROMIUM_PATH LOTLINE_SEED TEST_DATABASE_URL DEBUG HTTP_PROXY http_proxy HTTPS_PROXY NO_PROXY all_proxy GIT_DIR',
    ],
    [
      'OpenTelemetry',
      'OTEL_SERVICE_NAME OTEL_RESOURCE_ATTRIBUTES OTEL_EXPORTER_OTLP_HEADERS OTEL_EXPORTER_OTLP_PROTOCOL OTEL_EXPORTER_OTLP_TRACES_ENDPOINT OTEL_TRACES_SAMPLER OTEL_BSP_SCHEDULE_DELAY OTEL_SDK_DISABLED',
    ],
  ])('%s', (_, names) => {
    const variables = Object.fromEntries(names.split(' ').map((name) => [name, 'x']))
    expect(misspeltSettings({ ...variables, MAIL: '/var/mail/ada' })).toEqual([])
  })

  test('links to other services', () => {
    expect(misspeltSettings({ REDIS_PORT: 'tcp://10.0.0.7:6379' })).toEqual([])
    expect(misspeltSettings({ REDIS_PORT: '6379' })).toHaveLength(1)
  })

  test('and so are variables that are empty, and the settings themselves', () => {
    expect(misspeltSettings({ DATABSE_URL: ' ' })).toEqual([])
    const all = Object.keys(environment.shape).map((name) => [name, 'x'])
    expect(misspeltSettings(Object.fromEntries(all))).toEqual([])
  })
})

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    EMBEDDED: 'on',
    PAYMENTS: 'sandbox',
    MAIL: 'off',
  }

  test('nothing starts with a typing error in a setting that would silently be its default', () => {
    expect(() => readSettings({ ...production, PLATFORM_FEE_BP: '500' })).toThrow(
      'PLATFORM_FEE_BP is not a setting of Lotline, and does nothing. Did you mean PLATFORM_FEE_BPS?',
    )
    expect(readSettings({ PLATFORM_FEE_BP: '500' }).platformFeeBps).toBe(1000)
  })

  test('what is only related, or set as well, or short, holds nothing up', () => {
    const harmless = { REDIS_HOST: 'x', DATA_DIRS: 'x', DATA_DIR: '/srv/lotline', HOSTS: 'x' }
    expect(dangerouslyMisspelt(harmless)).toEqual([])
    expect(readSettings({ ...production, ...harmless }).production).toBe(true)
  })
})
