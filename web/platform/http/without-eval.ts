// zod probes whether it may compile schemas, which the content security policy would report at every visit.
// Set here and not through zod's own `config`, so that a visitor's page need not load zod.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
