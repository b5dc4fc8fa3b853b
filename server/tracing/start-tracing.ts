import { context, trace } from '@opentelemetry/api'
import type { Settings } from '#server/settings/settings.ts'

/**
 * Sends traces by OTLP over HTTP to the collector of the settings, which is loaded only then. Returns what ends it, after
 * the last spans are sent.
 */
export async function startTracing({ tracesEndpoint }: Pick<Settings, 'tracesEndpoint'>) {
  if (!tracesEndpoint) return { stop: async () => {} }
  const [sdk, resources, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${tracesEndpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'lotline' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return {
    stop: async () => {
      // A collector that is away must not keep the process from ending.
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }
}
