/**
 * Tests of what operators rely on: proxies, poolers, Redis, replicas, upgrades, kills and deployment. They start
 * many processes, and so have a step of their own. One file of each kind runs in the step `server`: a crash
 * (server/processes/crash.test.ts), Redis (server/processes/redis.test.ts), a backup
 * (server/commands/backup-and-restore.test.ts), a database that is away (server/platform/http/database-away.test.ts).
 */
export const operations = [
  'checks/deploy.test.ts',
  'checks/deploy-caddy.test.ts',
  'checks/deploy-image.test.ts',
  'checks/deploy-install.test.ts',
  'server/imports/killed-import.test.ts',
  'server/papers/killed-issuing.test.ts',
  'server/payments/payouts/killed-pay-run.test.ts',
  'server/platform/database/embedded/major-version.test.ts',
  'server/platform/database/embedded/start-embedded.test.ts',
  'server/platform/database/replica/open-replica.test.ts',
  'server/platform/http/database-silent.test.ts',
  'server/platform/http/losing-a-database.test.ts',
  'server/platform/http/reading-at-the-replica.test.ts',
  'server/platform/live/redis/*.test.ts',
  'server/processes/faults.test.ts',
  'server/processes/choose-notice-carrier.test.ts',
  'server/processes/pooler.test.ts',
  'server/processes/rolling-upgrade.test.ts',
  'server/processes/stopping.test.ts',
  'server/processes/upgrade-behind-nginx.test.ts',
  'tools/chaos/**/*.test.ts',
]
