// zod tries whether it may compile schemas, which the content security policy would report at every visit.
// Said here rather than by zod's own `config`, so that a visitor's page needs no zod for it.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
